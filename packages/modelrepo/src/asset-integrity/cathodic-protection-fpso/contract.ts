/** FPSO cathodic protection: what the workflow is, takes, gives and does not do. */
import { dwight } from '@keelson/physics/cathodic-protection/electrode-resistance.ts'
import { iccpPractice } from '@keelson/physics/cathodic-protection/impressed-current.ts'
import { pna } from '@keelson/physics/hull/wetted-surface.ts'
import { absCpOffshore, WARM_WATER } from '@keelson/standards/abs-cp-offshore-2018/capacity.ts'
import { dnvOsE302 } from '@keelson/standards/dnv-os-e302-2018/chain-surface.ts'
import { defineContract } from '@keelson/workflow'
import { checkSpecs } from '../_shared/cathodic-protection/checks.ts'
import { answers } from '../_shared/cathodic-protection/values.ts'
import * as shared from '../_shared/cathodic-protection/warnings.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { impressedWarnings } from './calculate-impressed.ts'
import { inputs } from './params.ts'
import { DIMENSIONS } from './params-hull.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const SHARED = 'modelrepo/asset-integrity/_shared/cathodic-protection'

export const contract = defineContract({
  ...words.galvanicContract,
  id: 'cathodic-protection-fpso',
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
  standards: [
    ...words.standards,
    { source: absCpOffshore, section: 'capacity of aluminium in water above 20 °C' },
    { source: pna, section: 'chapter V, where the wetted area is estimated' },
    { source: dnvOsE302, section: 'proportions of links, where the mooring chain is counted' },
    { source: iccpPractice, section: 'impressed current design procedure, for the alternative' },
    { source: dwight, section: 'round plate, where an impressed current anode is described' },
  ],
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [...answers, 'anode_capacity', 'iccp_required_current'],
  checks: { ...checkSpecs, anode_charge: { ...checkSpecs.anode_charge, reach: [WARM_WATER] } },
  charts: {
    ...words.galvanicContract.charts,
    galvanic_or_impressed: {
      title: 'Galvanic anodes or impressed current',
      description:
        'For the same charge, alloy that galvanic anodes lose and energy that a rectifier takes at its rated voltage.',
      apart: { y: 'Alloy and energy over the years, which a design does not count.' },
    },
  },
  figures: {
    ...words.galvanicContract.figures,
    block: {
      title: 'Length, breadth and draught of the hull',
      description:
        'Profile and section of the block that encloses the wetted hull; of the hull in it only the share that it fills is known.',
      needs: DIMENSIONS,
    },
    disc: {
      title: 'Impressed current anode',
      description: 'Disc on the hull, seen from the water, with its dielectric shield where that is found; to scale.',
      needs: ['disc_anode_diameter'],
    },
  },
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
  warnings: { ...shared.warnings, ...impressedWarnings, ...warnings },
  notChecked: [
    ...words.notChecked,
    'Ballast, cargo and other tanks inside, which need anodes of their own and coatings by their own rules',
    'The impressed current system beyond current, anodes, voltage, power and shield: zones, reference electrodes, control, life of its anodes',
    'Continuity to turret, thrusters, rudder and risers, which needs slip rings or straps; risers with protection of their own',
    'Chain below the length that counts, and anodes on it; drag of anodes on a hull that weathervanes or is towed',
    'Over-protection near impressed current anodes: coating disbondment and high-strength steel',
  ],
})
