/** What mooring-fatigue answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import { STRENGTHLESS_DIAMETER } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Mooring line fatigue',
  question: 'Is the fatigue life of the chain and wire mooring lines adequate?',
  askedAs: [
    'Will my mooring chain survive 25 years of tension cycles?',
    'What is the fatigue damage of the wire rope segment from these tension bins, T-N or S-N?',
    'Is a safety factor of 5 enough for adjacent lines per E301, or do I need 8?',
    'I have a tension time history from OrcaFlex: rainflow it and give me the chain fatigue life.',
    'Low-frequency and wave-frequency stress standard deviations are known: combine them into a mooring damage.',
    'How many years until the top chain cracks if the CP stops working?',
  ],
  method: [
    {
      title: 'Stress range',
      text: 'Stress range is SCF × tension range/area. The area is as entered, or is calculated for both bars of a chain link or for the nominal circular area of a wire rope.',
      module: 'standards/dnv-os-e301-2018/component-curves.ts',
    },
    {
      title: 'S-N curves of DNV-RP-C203',
      text: 'Cycles to failure are given by log N = log a − m log S. The first slope applies up to the knee (10⁷ cycles in air, 10⁶ with cathodic protection), then slope 5 without cut-off. Free corrosion has a single slope of 3.',
      module: 'standards/dnv-rp-c203-2016/sn-curves.ts',
    },
    {
      title: 'Curve selection',
      text: 'The curve entered for the line is used, or otherwise the general curve. Curve and family are always used together. If neither is entered, the DNV-OS-E301 component curve is used, for studless chain or stranded rope.',
      module: 'modelrepo/mooring/mooring-fatigue/modes-curve.ts',
    },
    {
      title: 'Version and environment',
      text: 'For DNV-RP-C203 curves, version 1 assumes seawater with cathodic protection and version 2 assumes free corrosion. An environment entered overrides this assumption and is reported.',
      module: 'modelrepo/mooring/mooring-fatigue/modes-version.ts',
    },
    {
      title: 'Component curves of DNV-OS-E301',
      text: 'Cycles to failure are given by log N = log a_D − m log S for stud-link and studless chain and for stranded and spiral rope. The curves include the effect of seawater.',
      module: 'standards/dnv-os-e301-2018/component-curves.ts',
    },
    {
      title: 'T-N curves of API RP 2SK',
      text: 'Cycles to failure are given by log N = log K − M log R. R is the tension range divided by the reference breaking strength. This strength is as entered, or the oil rig quality (ORQ) strength for the chain size. K for wire rope depends on mean load.',
      module: 'standards/api-rp-2sk-2005/tn-curves.ts',
    },
    {
      title: "Miner's sum",
      text: 'Damage is the sum of n/N over the design life. Life is design life divided by damage. Margin is life divided by (design life × design fatigue factor).',
      module: 'physics/fatigue/miner.ts',
    },
    {
      title: 'Safety factor on damage',
      text: 'The DNV-OS-E301 factor gamma_F depends on the damage of adjacent lines; the API RP 2SK factor is 3. The standard factor is compared with the factor used. The default is 3 if every line uses an API RP 2SK curve, otherwise 8.',
      module: 'standards/dnv-os-e301-2018/safety-factor.ts',
    },
    {
      title: 'Tension histories',
      text: 'Reversals, including the first and last points, are counted by the rainflow method without binning. Mean tension is neglected.',
      module: 'physics/fatigue/rainflow.ts',
    },
    {
      title: 'Stress spectra',
      text: 'Narrow-band damage of the combined spectrum is calculated and, if selected, multiplied by the dual narrow-band factor.',
      module: 'standards/dnv-os-e301-2018/dual-narrow-band.ts',
    },
  ],
  assumptions: [
    'Damage accumulates linearly and independently of the order of the ranges.',
    'The stress concentration factor applies to both stress ranges and standard deviations. It is not applied to API RP 2SK curves.',
    'Mean tension does not affect stress-based curves or T-N curves for chain.',
    'A year has 365.25 days.',
    'The low- and wave-frequency components are independent, Gaussian and individually narrow-banded. The bandwidth parameter is 0.1.',
    'Adjacent lines are consecutive in the list of lines, and the last is adjacent to the first.',
  ],
  validity: [
    'Valid for DNV-RP-C203 (April 2016) coefficients; the October 2024 edition changes B1 to C2.',
    'Valid for high-cycle fatigue, with stress ranges ≤ 1,000 MPa and at least 10,000 cycles to failure. Outside these limits a check that would otherwise pass is reported as not assessed.',
    'DNV-RP-C203 curves apply to welded and plain steel details. A warning is issued if they are used for chain, because curve D gives about ten times the life of the chain curve.',
    'Spectral methods are valid for single-slope curves.',
    `ORQ strength is valid for chain diameters below ${STRENGTHLESS_DIAMETER} mm, the limit of its formula.`,
  ],
  notChecked: [
    'In- and out-of-plane bending at fairleads, stoppers and touchdown (BV NI 604)',
    'Corrosion and wear (the area entered applies over the whole life; enter a reduced area)',
    'Mean-load effect on stress-based curves, and on chain',
    'Thickness effect, and connector weld details other than the selected curve',
    'Line strength, intact or damaged',
    'Variability of long-term sea states (the cycles are inputs)',
    'Fibre ropes (see the fibre rope mooring fatigue workflow)',
  ],
}
