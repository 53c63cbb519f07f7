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
} from '@keelson/workflow'
import { asEntered } from './as-entered.ts'
import { isDeep, type Plate, plateInputs, type SolvedPlate, shallowOf, solvePlate } from './calculate-plate.ts'
import { plateCharts } from './charts-others.ts'
import { plateFigures } from './figures-others.ts'
import { way } from './inputs.ts'
import { plateRules } from './rules.ts'
import { shownUse } from './shown-use.ts'
import { plateWarnings } from './warnings.ts'

const { BREAKS_AWAY, PLATE_DEPTH } = plates

export const plate = way({
  takes: plateInputs,
  may: ['bearing_factor_nc', 'required_pullout_capacity', 'factor_of_safety'],
  rules: plateRules,
  values: {
    pullout_capacity: gives(
      plates.pulloutCapacity,
      'foundation_load',
      'Normal to the plate, without a factor of safety.',
    ),
    final_embedment_depth: gives(plates.depthAfterKeying, 'soil_depth', 'Of the middle of the plate.'),
    undrained_strength_at_plate: givesAs(
      's_f',
      'Undrained shear strength at the plate',
      'soil_undrained_shear_strength',
      'At its depth after keying.',
    ),
  },
  checks: {
    pullout: compares('foundation_load', {
      title: 'Pullout of the plate',
      criterion: factors.pullUtilisation,
      demand: { symbol: 'Q_d', title: 'Pull on the plate with its factor of safety' },
      capacity: plates.pulloutCapacity,
      needs: ['required_pullout_capacity'],
      demands: ['required_pullout_capacity'],
      reach: [PLATE_DEPTH, BREAKS_AWAY],
    }),
  },
  charts: {
    pullout: { title: 'Pullout over depth', description: 'Of this plate at other depths.' },
  },
  figures: {
    plate: {
      title: 'The plate in the clay',
      description:
        'In section, to scale: where it was set and where it is after keying; beside it the strength of the clay.',
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
  reason: `the plate lies ${shownRatio(z_f / B)} widths deep, below ${PLATE_DEPTH.from}: ${PLATE_DEPTH.because}`,
})

/** A factor that was entered for a shallow plate, above that of a plate that breaks away. */
function aboveShallow(p: Plate, solved: SolvedPlate): Left | undefined {
  const { bearing_factor_nc: entered, undrained_strength_gradient: k } = p
  if (entered === undefined || isDeep(solved)) return undefined
  const N_c = shallowOf({ ...solved, k }, silent)
  if (N_c === undefined) return outOf(PLATE_DEPTH, solved.z_f / solved.B)
  if (entered <= N_c) return undefined
  const depth = `the plate is ${shownRatio(solved.z_f / solved.B)} widths deep, where ${shownRatio(N_c)} applies`
  return against(BREAKS_AWAY, `{bearing_factor_nc} is entered as ${shownRatio(entered)}; ${depth} (Yu et al. 2011)`)
}

function inWords({ Q_u, Q_d, z_f }: SolvedPlate): string {
  const place = `${shownIn(z_f, 'm')} deep after keying`
  if (Q_u === undefined) return `The plate lies ${place}, where no pullout capacity is known`
  const held = `The plate, ${place}, resists ${shownForce(Q_u)}`
  if (Q_d === undefined) return held
  return `${held} against ${shownForce(Q_d)} with its factor of safety: utilisation ${shownUse(Q_d / Q_u)}`
}
