/** A plate anchor: the strength where it lies after keying, its bearing factor there, and what that holds. */
import { silent } from '@keelson/equations'
import * as plates from '@keelson/physics/soil/plate-anchor.ts'
import * as factors from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import {
  against,
  compares,
  gives,
  givesAs,
  type Left,
  notApplicable,
  notChecked,
  outOf,
  shownForce,
  shownIn,
  shownRatio,
  shownUtilisation,
  utilisation,
} from '@keelson/workflow'
import { asEntered } from './as-entered.ts'
import { isDeep, type Plate, plateInputs, type SolvedPlate, shallowOf, solvePlate } from './calculate-plate.ts'
import { plateCharts } from './charts-others.ts'
import { plateFigures } from './figures-others.ts'
import { way } from './inputs.ts'
import { plateRules } from './rules.ts'
import { plateWarnings } from './warnings.ts'

const { BREAKS_AWAY, PLATE_DEPTH } = plates

export const plate = way({
  takes: plateInputs,
  may: ['bearing_factor_nc', 'required_pullout_capacity', 'factor_of_safety'],
  rules: plateRules,
  values: {
    pullout_capacity: gives(plates.pulloutCapacity, 'foundation_load', 'Unfactored capacity normal to the plate.'),
    final_embedment_depth: gives(plates.depthAfterKeying, 'soil_depth', 'Depth of the plate centre after keying.'),
    undrained_strength_at_plate: givesAs(
      's_f',
      'Undrained strength at plate',
      'soil_undrained_shear_strength',
      'Undrained shear strength at the plate depth after keying.',
    ),
  },
  checks: {
    pullout: compares('foundation_load', {
      title: 'Plate pullout',
      criterion: factors.pullUtilisation,
      demand: { symbol: 'Q_d', title: 'Factored plate load' },
      capacity: plates.pulloutCapacity,
      needs: ['required_pullout_capacity'],
      demands: ['required_pullout_capacity'],
      reach: [PLATE_DEPTH, BREAKS_AWAY],
    }),
  },
  charts: {
    pullout: { title: 'Pullout capacity against depth', description: 'Pullout capacity of the plate at other depths.' },
  },
  figures: {
    plate: {
      title: 'Plate in clay',
      description: 'Section to scale with the plate as installed and after keying, and the clay strength profile.',
    },
  },
  calculate: (p, trace) => {
    const solved = solvePlate(p, trace)
    const usual = factors.PLATE_FACTOR.value
    const shallow = solved.Q_u === undefined ? tooShallow(solved) : undefined
    const left = aboveShallow(p, solved)
    return {
      ...(shallow && {
        values: { pullout_capacity: notApplicable(shallow.reason) },
        ...(solved.Q_d !== undefined && { checks: { pullout: notChecked('out_of_reach', shallow) } }),
      }),
      beside: {
        pullout: {
          ...asEntered(p.factor_of_safety ?? usual, usual),
          ...(left && { doubt: { kind: 'out_of_reach', why: left } }),
        },
      },
      charts: () => plateCharts(p, solved, tooShallow(solved).reason),
      figures: () => plateFigures(p, solved),
      warnings: plateWarnings(p, solved),
      detail: inWords(solved),
      assumed: { factor_of_safety: usual },
    }
  },
})

/** Why a plate has no bearing factor. */
const tooShallow = ({ z_f, B }: SolvedPlate): Left => ({
  reach: PLATE_DEPTH,
  value: z_f / B,
  reason: `plate embedment is ${shownRatio(z_f / B)} widths, below ${PLATE_DEPTH.from}: ${PLATE_DEPTH.because}`,
})

/** A factor that was entered for a shallow plate, above that of a plate that breaks away. */
function aboveShallow(p: Plate, solved: SolvedPlate): Left | undefined {
  const { bearing_factor_nc: entered, undrained_strength_gradient: k } = p
  if (entered === undefined || isDeep(solved)) return undefined
  const N_c = shallowOf({ ...solved, k }, silent)
  if (N_c === undefined) return outOf(PLATE_DEPTH, solved.z_f / solved.B)
  if (entered <= N_c) return undefined
  const depth = `plate embedment is ${shownRatio(solved.z_f / solved.B)} widths, for which a factor of ${shownRatio(N_c)} applies`
  return against(BREAKS_AWAY, `{bearing_factor_nc} is ${shownRatio(entered)} as entered; ${depth} (Yu et al. 2011)`)
}

function inWords({ Q_u, Q_d, z_f }: SolvedPlate): string {
  const place = `${shownIn(z_f, 'm')} after keying`
  if (Q_u === undefined) return `No pullout capacity is defined at a plate depth of ${place}`
  const held = `Pullout capacity ${shownForce(Q_u)} at a plate depth of ${place}`
  if (Q_d === undefined) return held
  return `${held}; factored load ${shownForce(Q_d)}, utilisation ${shownUtilisation(utilisation(Q_d / Q_u))}`
}
