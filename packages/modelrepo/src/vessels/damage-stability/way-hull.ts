/** A hull by her offsets: IS Code A/2.2 intact, MARPOL I reg. 28 flooded. */
import { house } from '@keelson/equations'
import * as meta from '@keelson/physics/hull/metacentre.ts'
import { largestArm } from '@keelson/physics/ship-stability/righting-curve.ts'
import { LAST_HEEL } from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import {
  CalculationError,
  gives,
  givesAs,
  listValue,
  notApplicable,
  notChecked,
  numberValue,
  shownIn,
  textValue,
} from '@keelson/workflow'
import { stationsTable } from '../_shared/hull-offsets/hydrostatics.ts'
import { type HullRun, hullOf } from './calculate-hull.ts'
import {
  curveChecks,
  curveValues,
  heightCheck,
  type Intact,
  intactInWords,
  intactOf,
  largestRead,
  meetsAll,
} from './calculate-intact.ts'
import {
  meetsSurvival,
  NO_REST,
  type Residual,
  residualOf,
  residualValues,
  survivalChecks,
  survivalOf,
} from './calculate-residual.ts'
import { hullChart } from './charts.ts'
import { endsOf, endValues } from './ends.ts'
import { hullProfile, hullSection } from './figures.ts'
import { way } from './inputs.ts'
import { hullProblems } from './rules.ts'
import { compartmentRows, compartmentsTable, hullRows, leversTable, pieceRows, piecesTable } from './tables.ts'
import { hullWarnings } from './warnings.ts'

export const afloat = way({
  takes: ['draft', 'kg', 'water_density', 'offsets'],
  may: ['compartments', 'flooding_points'],
  rules: hullProblems,
  values: {
    ...curveValues,
    ...endValues,
    intact_displacement: gives(meta.displacement, 'ship_displacement', 'Displacement at the entered draught.'),
    displaced_volume: gives(meta.displacedVolume, 'displacement_volume', 'Displaced volume, unchanged by damage.'),
    hull_gm: gives(meta.metacentricHeight, 'metacentric_height', 'Metacentric height before damage.', { signed: true }),
    heel_at_rest: numberValue('heel_angle', {
      title: 'Equilibrium heel',
      symbol: 'theta_e',
      description: 'Equilibrium heel towards the low side.',
    }),
    low_side: textValue({ title: 'Low side', description: 'Side to which the ship heels: port or starboard.' }),
    ...residualValues,
    deck_edge_immersion: givesAs(
      'phi_de',
      'Deck edge immersion angle',
      'heel_angle',
      'Heel angle towards the low side at which the deck edge immerses.',
      {
        signed: true,
      },
    ),
    opening_immersion: givesAs(
      'phi_f',
      'Opening immersion angle',
      'heel_angle',
      'Heel angle at which the first opening immerses.',
      { signed: true },
    ),
    hull_righting_arms: listValue('righting_arm', {
      title: 'Hull righting levers',
      symbol: 'GZ',
      description: 'Righting levers at 2.5 degree intervals from upright towards the low side.',
    }),
  },
  checks: {
    ...curveChecks,
    metacentric_height: heightCheck({ symbol: meta.metacentricHeight.symbol }),
    ...survivalChecks,
  },
  tables: {
    pieces: piecesTable,
    stations: stationsTable,
    hull_levers: leversTable,
    compartments: compartmentsTable,
  },
  charts: {
    hull_levers: {
      title: 'Hull righting lever',
      description: 'Righting lever towards the low side, with the equilibrium heel, deck edge and opening immersion.',
    },
  },
  figures: {
    hull_profile: {
      title: 'Hull profile',
      description: 'Hull profile with compartments. Flooded compartments are shaded and heights are exaggerated.',
    },
    hull_section: {
      title: 'Hull section',
      description:
        'Fullest section to scale, with the centres of buoyancy and gravity and the equilibrium waterline. All flooded compartments are projected onto the section.',
    },
  },
  calculate: (p, trace) => {
    const hull = hullOf(p, trace)
    if (!hull.flooded && hull.curve.last < LAST_HEEL.si)
      throw new CalculationError(
        'no equilibrium draught and trim were found for the intact ship up to 40 degrees of heel',
      )
    const intact = hull.flooded ? undefined : intactOf(hull.opening, hull.curve, trace)
    const residual = hull.flooded && hull.rest ? residualOf(hull, hull.rest.heel, trace) : undefined
    const survived = survivalOf(hull, residual, trace)
    const atEnds = endsOf(hull, trace)
    if (intact === undefined)
      largestRead(
        largestArm(hull.curve, 0, hull.curve.last),
        { source: house, clause: 'curve of righting levers' },
        trace,
      )
    return {
      values: {
        ...hullValues(hull),
        ...(intact === undefined && notIntact),
        ...atEnds,
        ...survived.values,
      },
      checks: { ...(intact === undefined && levelLess), ...survived.checks },
      beside: survived.beside,
      tables: () => ({
        stations: hull.keel.stations,
        hull_levers: hullRows(hull),
        compartments: compartmentRows(p, hull),
        pieces: intact ? pieceRows(intact.pieces) : notApplicable('the ship is flooded'),
      }),
      charts: () => ({ hull_levers: hullChart(hull) }),
      figures: () => ({ hull_profile: hullProfile(p, hull), hull_section: hullSection(p, hull) }),
      warnings: hullWarnings(p, hull),
      answer: inWords(hull, intact, residual),
    }
  },
})

function inWords(hull: HullRun, intact: Intact | undefined, residual: Residual | undefined): string {
  const { GM } = hull
  if (intact !== undefined) {
    const met = meetsAll(intact, GM) ? 'All IS Code A/2.2 criteria are met. ' : ''
    return `${met}${intactInWords(intact)}, metacentric height ${shownIn(GM, 'm')}`
  }
  if (residual === undefined) return `Metacentric height before damage ${shownIn(GM, 'm')}`
  const { heel, range, lever } = residual
  const left = `residual range ${shownIn(range, 'deg', 3)}, maximum residual lever ${shownIn(lever, 'm')}`
  const met = meetsSurvival(hull, residual) ? 'All MARPOL I reg. 28.3 criteria are met. ' : ''
  return `${met}Equilibrium heel after damage ${shownIn(heel, 'deg', 3)}, ${left}`
}

function hullValues({ rest, side, vanishing, deckEdge, opening, curve }: HullRun) {
  const heel = rest && Math.abs(rest.heel)
  return {
    heel_at_rest: heel ?? notApplicable(NO_REST),
    low_side: heel ? (side === 1 ? 'port' : 'starboard') : notApplicable('the ship is upright'),
    vanishing_angle:
      vanishing === undefined
        ? notApplicable('the righting lever remains positive over the calculated heel angles')
        : undefined,
    deck_edge_immersion: deckEdge === undefined ? notApplicable('the deck edge does not immerse') : undefined,
    opening_immersion:
      opening === undefined ? notApplicable('no {flooding_points} are provided, or no opening immerses') : undefined,
    hull_righting_arms: curve.knots.map(curve.at),
  }
}

const ofIntact = notApplicable('the criteria apply to an intact ship')
const notIntact = {
  area_0_30: ofIntact,
  area_0_40: ofIntact,
  area_30_40: ofIntact,
}
const level = notChecked('other_mode', 'a compartment is flooded')
const levelLess = {
  area_up_to_30: level,
  area_up_to_40: level,
  area_from_30_to_40: level,
  lever_at_30: level,
  heel_of_largest: level,
  metacentric_height: level,
}
