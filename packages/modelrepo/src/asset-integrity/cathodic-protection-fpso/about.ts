/** What cathodic-protection-fpso answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import * as words from '../_shared/cathodic-protection/words.ts'

const SHARED = 'modelrepo/asset-integrity/_shared/cathodic-protection'
export const about: About = {
  title: 'FPSO hull cathodic protection',
  question: 'How many galvanic anodes does this FPSO hull require for its design life without docking?',
  askedAs: [
    'How many flush anodes does a moored production ship need for 25 years without dry dock?',
    'Sacrificial anodes or ICCP for our hull: what mass of alloy, what rectifier?',
    'How far does warm tropical water cut the capacity of aluminium anodes?',
    'How large must the dielectric shield around a disc anode be?',
    'What do the mooring chains drain from the protection of the hull?',
    'Impressed current amps and rectifier of a turret moored hull that stays on station',
  ],
  yieldsUnlessSaid: [
    ['cp', 'anod', 'iccp', 'corrosion', 'bracelet', 'potential', 'polaris', 'coat'],
    ['fpso', 'hull', 'turret', 'unit'],
  ],
  method: [
    {
      title: 'Hull areas',
      text: 'Wetted area is entered or estimated from length, breadth, draught and block coefficient. Appendages, heated plates, bare steel and mooring chain (30 m per line) are added.',
      module: 'physics/hull/wetted-surface.ts',
    },
    {
      title: 'Hull parts',
      text: 'Coated, heated and bare steel are all assigned to the depth band of the draught.',
      module: `${SHARED}/one-surface.ts`,
    },
    ...words.surfaceSteps,
    ...words.anodeSteps,
    {
      title: 'Warm water',
      text: 'Above 20 °C the electrochemical capacity of aluminium is 2,000 − 27 (T − 20) Ah/kg, with T in °C. An entered capacity replaces this value.',
      module: 'standards/abs-cp-offshore-2018/capacity.ts',
    },
    {
      title: 'Impressed current',
      text: 'The design factor is applied to the final demand. The number of disc anodes is calculated from the maximum current density. Voltage, power and dielectric shield radius are calculated.',
      module: 'physics/cathodic-protection/impressed-current.ts',
    },
  ],
  assumptions: [
    ...words.assumptions,
    'Current densities are from DNV-RP-B401 for stationary structures. The ABS tables are not used, and flow past the hull is not considered.',
    'The anode type is an input: flush anodes for flow along the hull, stand-off anodes if permitted.',
    'The shield radius is for a point source on an insulating plane at the maximum anode current. The hull outside the shield is at the protective potential.',
  ],
  validity: [
    ...words.validity,
    'The wetted area estimate is valid for ship shapes. Add the end areas for barges, and use the hull model area if available.',
    'Chain is treated as bare studless chain at the current densities for the depth band of the draught.',
  ],
  notChecked: [
    ...words.notChecked,
    'Internal ballast, cargo and other tanks, which require separate anodes and coating rules',
    'Impressed current details: zoning, reference electrodes, control and anode life',
    'Continuity to turret, thrusters, rudder and risers (slip rings or straps); separately protected risers',
    'Chain below the considered length and its anodes; anode drag on a weathervaning or towed hull',
    'Over-protection near impressed current anodes (coating disbondment, high-strength steel)',
  ],
}
