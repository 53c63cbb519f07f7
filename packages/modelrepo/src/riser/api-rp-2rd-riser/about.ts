/** What api-rp-2rd-riser answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const RP = 'standards/api-rp-2rd-1998'

const STD = 'standards/api-std-2rd-2013'

export const about: About = {
  title: 'API RP 2RD riser stress check',
  question: 'Does this riser pipe hold its tension, bending and pressures along its length by working stress?',
  askedAs: [
    'Check the von Mises stress of a riser by API RP 2RD.',
    'Is the riser pipe within two thirds of yield at every station?',
    'API STD 2RD Method 1 and Method 2 utilisation of a riser?',
    'True wall tension and hoop stress along a steel catenary riser?',
    'Riser stress in the extreme or survival case, with internal pressure?',
    'Membrane and bending stress of a top tensioned production riser, with hydrotest, in the working stress format',
  ],
  method: [
    {
      title: 'Stations',
      text: 'Every station is checked by itself. A load may be one number for all stations or one for each; results are lists where any of them is a list.',
      module: 'modelrepo/riser/api-rp-2rd-riser/calculate.ts',
    },
    {
      title: 'True wall tension',
      text: 'The effective tension, plus the internal pressure on the bore, less the external pressure on the outside area: the force that the steel carries.',
      module: 'physics/member-stress/thick-tube.ts',
    },
    {
      title: 'Primary membrane stresses',
      text: 'Radial stress as the mean of both pressures by their diameters, hoop stress of the minimum wall, axial stress of the true wall tension with bending at the middle of the nominal wall.',
      module: `${RP}/primary-stress.ts`,
    },
    {
      title: 'Von Mises stress',
      text: 'On both sides of bending; the larger counts.',
      module: `${RP}/primary-stress.ts`,
    },
    {
      title: 'Allowable stress',
      text: 'Two thirds of the yield strength at temperature, times the factor of the design case; or the design factor as given.',
      module: `${RP}/allowable.ts`,
    },
    {
      title: 'Collapse',
      text: 'Elastic and yield collapse pressure of the minimum wall, interacting as in API RP 1111; the net external pressure may reach a share of it. The 1998 edition has no burst equation of its own: internal pressure is held through the hoop stress.',
      module: `${RP}/collapse.ts`,
    },
    {
      title: 'Comparison: pressures alone',
      text: 'With a tensile strength, the burst and collapse pressure of API STD 2RD (2013), each with its own design factor, which is stricter than the limit of the methods.',
      module: `${STD}/burst.ts`,
    },
    {
      title: 'Comparison: Methods 1 and 2',
      text: 'Effective tension and moment over what the pressure leaves of the limit: a line to the yield moment by Method 1, a cosine to the plastic moment by Method 2. One of the two must hold, the second being the more lenient. It is information beside the verdict.',
      module: `${STD}/combined.ts`,
    },
  ],
  assumptions: [
    'Tension, moment and pressures of a station act together: the caller sends the load case, or the envelope, that governs.',
    'Stresses are averages through the wall; shear and torsion are left out, as for plain pipe.',
    'The pipe is the same at all stations; a tapered joint has a workflow of its own.',
    'Bending stress is that of the middle of the wall.',
    'The effective tension is entered as such: the tension in the wall, less the internal pressure on the bore, plus the external one on the outside area.',
    'Collapse is that of a round pipe without tension and bending.',
  ],
  validity: [
    'API RP 2RD limits average stresses whatever the wall. Below D/t of 10 those of the fibres differ clearly: a warning is issued.',
    'The effective tension is not negative. Under effective compression the von Mises check does not pass.',
    'Methods 1 and 2 have no number where the pressure, or the tension with it, is beyond their limit: the comparison fails there.',
    'Clauses and factors follow public descriptions of both editions: compare them with the print. The collapse factors and that of the hydrotest are second-hand.',
  ],
  notChecked: [
    'Secondary stresses: the range of primary and secondary stress, up to three times the basic allowable one',
    'Collapse under tension and bending, and propagating collapse of the 1998 edition: DNV-OS-F201 has both',
    'Methods 3 and 4 of API STD 2RD; the third is DNV-OS-F201',
    'Stresses of the inner and outer fibre of thick walls',
    'Fatigue, vibration by vortices, clashing, and global buckling under effective compression',
    'Corrosion over the life: give the wall that is left',
    'Connectors, joints of other section and stress concentrations',
  ],
}
