/** The fatigue curve of a line: its own where the line names one, else that of the inputs, else that of the component. */
import {
  CHAIN_CURVES,
  type ChainCurve,
  isChainCurve,
  isRopeCurve,
  ROPE_CURVES,
  type RopeCurve,
} from '@keelson/standards/api-rp-2sk-2005/tn-curves.ts'
import {
  COMPONENT_CURVES,
  type ComponentCurve,
  isComponentCurve,
} from '@keelson/standards/dnv-os-e301-2018/component-curves.ts'
import {
  CURVE_NAMES,
  type CurveName,
  ENVIRONMENT_NAMES,
  type Environment,
  FREE_CORROSION,
  isCurveName,
} from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { asNamed, type Labelled, midSentence } from '@keelson/workflow'

export const C203 = 'DNV-RP-C203'
export const E301 = 'DNV-OS-E301'
export const API = 'API-RP-2SK'
export const FAMILIES = { [C203]: 'DNV-RP-C203', [E301]: 'DNV-OS-E301', [API]: 'API RP 2SK' } as const
export type Family = keyof typeof FAMILIES

const NAMES = {
  [C203]: CURVE_NAMES,
  [E301]: Object.keys(COMPONENT_CURVES) as ComponentCurve[],
  [API]: Object.keys({ ...CHAIN_CURVES, ...ROPE_CURVES }) as (ChainCurve | RopeCurve)[],
} as const
export type Curve = (typeof NAMES)[Family][number]
export const CURVES: Labelled<Curve> = {
  ...asNamed(CURVE_NAMES),
  stud_chain: 'Stud-link chain',
  studless_chain: 'Studless chain',
  stranded_rope: 'Stranded rope (DNV-OS-E301)',
  spiral_rope: 'Spiral rope (DNV-OS-E301)',
  connecting_link: 'Connecting link (API RP 2SK)',
  six_strand_rope: 'Six-strand rope (API RP 2SK)',
  spiral_strand: 'Spiral strand (API RP 2SK)',
}
/** Curves that a family has. */
export const curvesOf = (family: Family): readonly Curve[] => NAMES[family]

export const CHAIN = 'CHAIN'
export const STEEL_WIRE = 'STEEL-WIRE'

/** A curve with what it needs to be read. */
export type Chosen =
  | { readonly family: typeof C203; readonly curve: CurveName; readonly environment: Environment }
  | { readonly family: typeof E301; readonly curve: ComponentCurve }
  | { readonly family: typeof API; readonly curve: ChainCurve | RopeCurve }
export type LineCurve = Chosen & {
  /** Nobody named a curve for the line: it is that of its component. */
  readonly byDefault: boolean
}

/** A curve as it may be named, for a line or for all of them. */
export interface Named {
  readonly sn_family?: Family | undefined
  readonly sn_curve?: Curve | undefined
}

/** The family that is named, or that follows from the name of a curve. */
export const familyOf = ({ sn_family, sn_curve }: Named): Family | undefined =>
  sn_family ?? (sn_curve !== undefined && isCurveName(sn_curve) ? C203 : undefined)

/** The curve of a name; undefined where none is named, or where the family does not have it. */
function chosenBy(named: Named, environment: Environment): Chosen | undefined {
  const family = familyOf(named)
  const { sn_curve: curve = '' } = named
  if (family === C203) return isCurveName(curve) ? { family, curve, environment } : undefined
  if (family === E301) return isComponentCurve(curve) ? { family, curve } : undefined
  if (family === undefined) return undefined
  return isChainCurve(curve) || isRopeCurve(curve) ? { family, curve } : undefined
}

const isNamed = ({ sn_family, sn_curve }: Named): boolean => sn_family !== undefined || sn_curve !== undefined

/** The curve that a line is held to; family and curve are named together, by the line or by the inputs. */
export function curveFor(all: Named, line: Named & { readonly material: string }, environment: Environment): LineCurve {
  const chosen = chosenBy(isNamed(line) ? line : all, environment)
  return chosen === undefined ? ownCurve(line.material) : { ...chosen, byDefault: false }
}

/** Of the two curves that DNV-OS-E301 has for each component the one of the shorter life. */
const ownCurve = (material: string): LineCurve => ({
  family: E301,
  curve: material === CHAIN ? 'studless_chain' : 'stranded_rope',
  byDefault: true,
})

/** The component that a curve belongs to; none for the details of DNV-RP-C203. */
export function componentOf(chosen: Chosen): typeof CHAIN | typeof STEEL_WIRE | undefined {
  if (chosen.family === C203) return undefined
  const isOfChain =
    chosen.family === E301 ? COMPONENT_CURVES[chosen.curve].kind === 'chain' : isChainCurve(chosen.curve)
  return isOfChain ? CHAIN : STEEL_WIRE
}

/** Whether the curve has one slope only and takes stress, as the spectral methods need. */
export const singleSlope = (chosen: Chosen): boolean =>
  chosen.family === E301 || (chosen.family === C203 && chosen.environment === FREE_CORROSION)

/** As values and tables have it: 'DNV-OS-E301 studless chain', 'DNV-RP-C203 curve D, seawater with cathodic protection'. */
export const curveInWords = (chosen: Chosen): string =>
  chosen.family === C203 ? detailCurve(chosen) : `${FAMILIES[chosen.family]} ${chosen.curve.replaceAll('_', ' ')}`

/** In a sentence: 'DNV-OS-E301 curve for studless chain', 'API RP 2SK curve for six-strand rope'. */
export const curveInSentence = (chosen: Chosen): string =>
  chosen.family === C203
    ? detailCurve(chosen)
    : `${FAMILIES[chosen.family]} curve for ${midSentence(CURVES[chosen.curve].replace(/ \(.*\)$/, '').replace(/link$/, 'links'))}`

const detailCurve = ({ curve, environment }: Extract<Chosen, { family: typeof C203 }>): string =>
  `${C203} curve ${curve}, ${ENVIRONMENT_NAMES[environment]}`
