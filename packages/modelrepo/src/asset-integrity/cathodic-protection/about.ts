/** What cathodic-protection answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import * as words from '../_shared/cathodic-protection/words.ts'

export const about: About = {
  title: 'General cathodic protection design, coated structure',
  question:
    'How many anodes does this coated or bare structure require for its design life, and which criterion governs?',
  askedAs: [
    'How many kilograms of aluminium anode does 2000 m2 of painted steel take in 15 years?',
    'Are 40 stand-off anodes enough for this dolphin?',
    'How much current does bare steel draw in cold seawater?',
    'Size the hull anodes of a ship that sails half of its time',
    'What would impressed current cost in amperes, volts and kilowatts instead of zinc or aluminium?',
    'Zinc or aluminium for a dolphin, a quay wall or a steel caisson by DNV-RP-B401',
  ],
  yieldsUnlessSaid: [['cp', 'anod', 'iccp', 'corrosion', 'bracelet', 'potential', 'polaris', 'coat']],
  method: [
    {
      title: 'Surface',
      text: 'Coated and bare steel at one depth are considered. Separate workflows are available for structures with several zones.',
      module: 'modelrepo/asset-integrity/_shared/cathodic-protection/one-surface.ts',
    },
    ...words.surfaceSteps,
    ...words.anodeSteps,
    {
      title: 'Ship hull variant',
      text: 'If a hull area is entered, the bare steel current density is weighted by sailing and moored time. Breakdown factors are entered, and the mean factor is the average of the initial and final factors. Spent slender and long flush anodes are shortened by the fraction 0.1 times the utilisation factor, unless a final length factor is entered.',
      module: 'standards/abs-cp-ships-2017/demand.ts',
    },
    {
      title: 'Impressed current',
      text: 'The design factor is applied to the final demand. The number of anodes is calculated from the maximum current density. The rectifier voltage includes anodes and cables.',
      module: 'physics/cathodic-protection/impressed-current.ts',
    },
    {
      title: 'Resistivity',
      text: 'Resistivity is entered or calculated from temperature and salinity.',
      module: 'physics/seawater/resistivity.ts',
    },
  ],
  assumptions: [...words.assumptions, 'The ship hull variant uses default anode properties from the 2021 edition.'],
  validity: [
    ...words.validity,
    'Resistivity from salinity is valid for −2 to 35 °C and salinity 2 to 42 at atmospheric pressure. Resistivity decreases by 1 % per 1,000 m depth.',
  ],
  notChecked: [
    ...words.notChecked,
    'Impressed current details: reference electrodes, dielectric shields and anode life',
  ],
}
