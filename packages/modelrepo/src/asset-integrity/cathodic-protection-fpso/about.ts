/** What cathodic-protection-fpso answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import * as words from '../_shared/cathodic-protection/words.ts'

const SHARED = 'modelrepo/asset-integrity/_shared/cathodic-protection'
export const about: About = {
  title: 'FPSO hull cathodic protection',
  question:
    'How many galvanic anodes, or how much impressed current, protect this hull on station without docking, to the end of its life?',
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
      title: 'Areas',
      text: 'Wetted area as given or by length, breadth, draught and block coefficient; what stands beside it, heated plates, bare steel and mooring chain (30 m of each line).',
      module: 'physics/hull/wetted-surface.ts',
    },
    { title: 'Parts', text: 'Coated, heated and bare steel at the draught.', module: `${SHARED}/one-surface.ts` },
    ...words.surfaceSteps,
    ...words.anodeSteps,
    {
      title: 'Warm water',
      text: 'Aluminium holds 2000 − 27 (T − 20) Ah/kg above 20 °C, unless its capacity is given.',
      module: 'standards/abs-cp-offshore-2018/capacity.ts',
    },
    {
      title: 'Impressed current',
      text: 'Design factor times the final demand; discs by their largest current density; voltage, power, and the radius of the shield around a disc.',
      module: 'physics/cathodic-protection/impressed-current.ts',
    },
  ],
  assumptions: [
    ...words.assumptions,
    'The densities are those of DNV-RP-B401 for structures at rest; the ABS tables are not read, and current or speed past the hull is not counted.',
    'Flush anodes where the flow along the hull asks for it, stand-off anodes where they are allowed: the choice is an input.',
    'The shield is that of a point source on an insulating plane, at the largest current of one anode, the hull beyond at the protective potential.',
  ],
  validity: [
    ...words.validity,
    'Wetted area by dimensions: ship shapes; add ends for barges, and take the area of the hull model where there is one.',
    'Chain counts as bare studless chain at the densities of the draught.',
  ],
  notChecked: [
    ...words.notChecked,
    'Ballast, cargo and other tanks inside, which need anodes of their own and coatings by their own rules',
    'The impressed current system beyond current, anodes, voltage, power and shield: zones, reference electrodes, control, life of its anodes',
    'Continuity to turret, thrusters, rudder and risers, which needs slip rings or straps; risers with protection of their own',
    'Chain below the length that counts, and anodes on it; drag of anodes on a hull that weathervanes or is towed',
    'Over-protection near impressed current anodes: coating disbondment and high-strength steel',
  ],
}
