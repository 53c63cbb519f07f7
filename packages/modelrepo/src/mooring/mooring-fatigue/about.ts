/** What mooring-fatigue answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import { STRENGTHLESS_DIAMETER } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Mooring line fatigue',
  question: 'How long do these chain and wire lines last under their tension cycles, and is that long enough?',
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
      text: 'SCF times tension range over area: the area given, both bars of a chain link, or the circle of a wire rope.',
      module: 'standards/dnv-os-e301-2018/component-curves.ts',
    },
    {
      title: 'S-N curves of DNV-RP-C203',
      text: 'log N = log a − m log S; the first line while it gives no more cycles than the knee (10⁷ in air, 10⁶ with cathodic protection), then slope 5 without cut-off; free corrosion has one line of slope 3.',
      module: 'standards/dnv-rp-c203-2016/sn-curves.ts',
    },
    {
      title: 'Choice of the curve',
      text: 'The curve of the line, else that of the inputs, family and curve together, else that of the component: studless chain or stranded rope of DNV-OS-E301.',
      module: 'modelrepo/mooring/mooring-fatigue/modes-curve.ts',
    },
    {
      title: 'Version and environment',
      text: 'For curves of DNV-RP-C203 version 1 assumes seawater with cathodic protection, version 2 free corrosion; an environment that is given wins, and is named.',
      module: 'modelrepo/mooring/mooring-fatigue/modes-version.ts',
    },
    {
      title: 'Component curves of DNV-OS-E301',
      text: 'log N = log a_D − m log S of stud and studless chain, stranded and spiral rope, seawater included.',
      module: 'standards/dnv-os-e301-2018/component-curves.ts',
    },
    {
      title: 'T-N curves of API RP 2SK',
      text: 'log N = log K − M log R with R the tension range over the reference breaking strength: that of ORQ chain of the same size, or as given; K of wire rope follows its mean load.',
      module: 'standards/api-rp-2sk-2005/tn-curves.ts',
    },
    {
      title: 'Miner sum',
      text: 'Damage is the sum of n/N over the design life; life is the design life over the damage, margin the life over the design life times DFF.',
      module: 'physics/fatigue/miner.ts',
    },
    {
      title: 'Safety factor on damage',
      text: 'gamma_F of DNV-OS-E301 from the damage of adjacent lines, 3 of API RP 2SK; compared with the factor given, which is 8, or 3 where every line is on a curve of API RP 2SK, if none is.',
      module: 'standards/dnv-os-e301-2018/safety-factor.ts',
    },
    {
      title: 'Tension histories',
      text: 'Reversals with the first and the last point, rainflow without binning, means ignored.',
      module: 'physics/fatigue/rainflow.ts',
    },
    {
      title: 'Stress spectra',
      text: 'Narrow-band damage of the combined spectrum, times the dual narrow-band factor where asked for.',
      module: 'standards/dnv-os-e301-2018/dual-narrow-band.ts',
    },
  ],
  assumptions: [
    'Damage adds up linearly, whatever the order of the ranges.',
    'The stress concentration factor is on ranges and on standard deviations alike; API RP 2SK curves do not use it.',
    'Mean tension has no part in stress-based curves, nor in T-N curves of chain.',
    'A year has 365.25 days.',
    'The low- and wave-frequency parts are independent, Gaussian and each narrow-banded; the bandwidth parameter is 0.1.',
    'Neighbours stand next to each other in the list of lines, the last beside the first.',
  ],
  validity: [
    'DNV-RP-C203 coefficients are those of April 2016; the edition of October 2024 changes B1 to C2.',
    'High-cycle fatigue: ranges up to 1000 MPa that last 10 000 cycles or more. Outside these limits a pass is not assessed.',
    'Curves of DNV-RP-C203 are of welded and plain steel details: on chain they are warned of, since curve D gives it about ten times the life of its own curve.',
    'Spectral methods: curves of one slope.',
    `ORQ strength: chain of less than ${STRENGTHLESS_DIAMETER} mm, where its formula ends.`,
  ],
  notChecked: [
    'In- and out-of-plane bending at fairleads, stoppers and touchdown (BV NI 604)',
    'Corrosion and wear: the area is that given, over the whole life; give the reduced one',
    'Mean-load effect on stress-based curves, and on chain',
    'Thickness effect, and weld details of connectors beyond the curve chosen',
    'Strength of the lines, intact or damaged',
    'Scatter of the long-term sea states: the cycles are those given',
    'Fibre ropes, which have fatigue curves of their own',
  ],
}
