/** What cathodic-protection answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import * as words from '../_shared/cathodic-protection/words.ts'

export const about: About = {
  title: 'General cathodic protection design (coated structure)',
  question:
    'How much current does this coated or bare structure take, and how many anodes protect it to the end of its life?',
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
      text: 'Coated and bare steel at one depth; a structure of several zones has workflows of its own.',
      module: 'modelrepo/asset-integrity/_shared/cathodic-protection/one-surface.ts',
    },
    ...words.surfaceSteps,
    ...words.anodeSteps,
    {
      title: 'Ship variant',
      text: 'With the area of a hull: bare density sailing and moored by time, breakdown factors as given, mean factor their middle; spent flush anodes shorter by 0.1 u.',
      module: 'standards/abs-cp-ships-2017/demand.ts',
    },
    {
      title: 'Impressed current',
      text: 'Design factor times the final demand; anodes by their largest current density; rectifier voltage through anodes and cables.',
      module: 'physics/cathodic-protection/impressed-current.ts',
    },
    {
      title: 'Resistivity',
      text: 'As given, or by temperature and salinity.',
      module: 'physics/seawater/resistivity.ts',
    },
  ],
  assumptions: [
    ...words.assumptions,
    'The ship variant reads anode properties from the 2021 edition where they are not given.',
  ],
  validity: [
    ...words.validity,
    'Resistivity by the salinity scale: −2 to 35 °C, salinity 2 to 42, at atmospheric pressure (1 % lower per 1000 m).',
  ],
  notChecked: [
    ...words.notChecked,
    'The impressed current system beyond its current, number of anodes, voltage and power: reference electrodes, dielectric shields, life of its anodes',
  ],
}
