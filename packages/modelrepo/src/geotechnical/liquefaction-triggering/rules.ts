/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownIn } from '@keelson/workflow'
import { isCounted } from './calculate-normalised.ts'
import type { Params } from './inputs.ts'
import { YOUD } from './modes.ts'

export function rules(p: Params): Problem[] {
  const uneven = lengths(p)
  return [
    ...uneven,
    ...wholes(p),
    ...ascending(p),
    ...oneKind(p),
    ...together(p),
    ...(uneven.length > 0 ? [] : stresses(p)),
  ]
}

const LISTS = [
  'total_vertical_stress',
  'effective_vertical_stress',
  'n1_60cs',
  'n1_60',
  'spt_blow_count',
  'fines_content',
  'rod_length_factor',
  'q_c1ncs',
  'cone_resistance',
  'sleeve_friction',
] as const

function lengths(p: Params): Problem[] {
  const count = p.depth.length
  return LISTS.flatMap((name) => {
    const own = p[name]?.length ?? count
    const single = name === 'rod_length_factor' && own === 1
    if (own === count || single) return []
    return [{ pointer: `/${name}`, message: `must have one value per depth, ${count} in total (entered: ${own})` }]
  })
}

const wholes = ({ fines_content: shares = [] }: Params): Problem[] =>
  shares.some((share) => share > 1)
    ? [
        {
          pointer: '/fines_content',
          message: `must be fractions up to 1, or 100 % (entered: ${shownIn(Math.max(...shares), '%')})`,
        },
      ]
    : []

const ascending = ({ depth }: Params): Problem[] =>
  depth.some((z, i) => i > 0 && z < (depth[i - 1] as number))
    ? [{ pointer: '/depth', message: 'must be in ascending order from the surface down' }]
    : []

const CONE = ['q_c1ncs', 'cone_resistance'] as const

/** One resistance: of blow counts, or of a cone, which only one procedure knows. */
function oneKind(p: Params): Problem[] {
  const cones = CONE.filter((name) => p[name] !== undefined)
  if (cones.length === 0) return []
  if (isCounted(p))
    return cones.map((name) => ({
      pointer: `/${name}`,
      message: 'must not be combined with blow counts; enter one or the other',
    }))
  return p.method === YOUD
    ? [
        {
          pointer: '/method',
          message: 'must be Boulanger and Idriss for cone resistance; Youd et al. accepts blow counts only',
        },
      ]
    : []
}

function together(p: Params): Problem[] {
  const fines = (p.n1_60 ?? p.spt_blow_count) !== undefined && p.fines_content === undefined
  return [
    ...(fines ? [{ pointer: '/fines_content', message: 'is required together with {n1_60} or {spt_blow_count}' }] : []),
    ...(p.cone_resistance !== undefined && p.sleeve_friction === undefined
      ? [{ pointer: '/sleeve_friction', message: 'is required together with {cone_resistance}' }]
      : []),
    ...(p.sleeve_friction !== undefined && p.cone_resistance === undefined
      ? [{ pointer: '/cone_resistance', message: 'is required together with {sleeve_friction}' }]
      : []),
  ]
}

function stresses(p: Params): Problem[] {
  const { total_vertical_stress: total, effective_vertical_stress: effective, cone_resistance: tips } = p
  const at = (i: number) => `at ${shownIn(p.depth[i] ?? 0, 'm')}`
  return total.flatMap((sigma_v, i) => {
    const own = effective[i] as number
    const tip = tips?.[i]
    return [
      ...(sigma_v < own
        ? [
            {
              pointer: '/total_vertical_stress',
              message: `must be at least {effective_vertical_stress}, ${shownIn(own, 'kPa')} ${at(i)} (entered: ${shownIn(sigma_v, 'kPa')})`,
            },
          ]
        : []),
      ...(tip !== undefined && tip <= sigma_v
        ? [
            {
              pointer: '/cone_resistance',
              message: `must exceed {total_vertical_stress}, ${shownIn(sigma_v, 'kPa')} ${at(i)} (entered: ${shownIn(tip, 'kPa')})`,
            },
          ]
        : []),
    ]
  })
}
