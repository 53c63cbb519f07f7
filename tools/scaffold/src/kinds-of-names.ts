/** Which kind a name is of: as told, as the map has it, as the catalog has it, or not known. */
import { datarepo } from '@keelson/datarepo/catalog.ts'
import { isKind, type KindName, kindOf, type Practice, unitOfKind } from '@keelson/kinds'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import { isUnit, unit as unitOf } from '@keelson/units'
import { annotations } from '@keelson/workflow'
import type { TObject } from 'typebox'
import type { KindMap } from './description.ts'
import { NO_KIND_YET } from './placeholders.ts'
import { proposedKinds } from './proposals.ts'

/** How a number is declared: text of its measure, and its unit. */
export interface Known {
  /** `'water_depth'`, `'-'`, or the object that says that no kind was chosen. */
  readonly measure: string
  readonly unit: string
  /** Written beside the measure where the kind's own unit does not stand. */
  readonly options: readonly string[]
  readonly guessed: boolean
  /** Other kinds that measure the same, those that are most like it first. */
  readonly others: readonly KindName[]
}

/** Kinds of the inputs of the catalog by their names. */
const byName: ReadonlyMap<string, KindName> = new Map(
  [...modelrepo.versions, ...datarepo.versions].flatMap(({ workflow: { contract } }) =>
    Object.entries((contract.params as TObject).properties).flatMap(([name, spec]) => {
      const { kind } = annotations(spec)
      return kind === undefined ? [] : [[name, kind] as const]
    }),
  ),
)

export interface Asked {
  readonly workflow: string
  /** `layers.thickness` for a column. */
  readonly path: string
  readonly unit: string
  readonly told?: string | undefined
  readonly meaning?: string | undefined
}

export function kindsOf(map: KindMap, side: 'inputs' | 'outputs') {
  return ({ workflow, path, unit, told, meaning = '' }: Asked): Known => {
    const name = path.split('.').at(-1) ?? path
    const practice: Practice = map.practice[workflow] === 'oilfield' ? 'oilfield' : 'metric'
    const mapped = told ?? map[side][workflow]?.[path] ?? map.inputs[workflow]?.[path] ?? map.outputs[workflow]?.[path]
    const sure = fitting(mapped, unit)
    if (sure !== undefined) return { ...declared(sure, unit, name, practice), guessed: false, others: [] }
    if (unit === '-') return { measure: "'-'", unit, options: [], guessed: false, others: [] }
    const { likely, fitting: others } = proposedKinds(`${name} ${meaning}`, unit)
    const kind = fitting(byName.get(name), unit) ?? likely
    if (kind === undefined)
      return { measure: `{ unit: '${unit}', noKind: '${NO_KIND_YET}' }`, unit, options: [], guessed: true, others }
    return { ...declared(kind, unit, name, practice), guessed: true, others: others.filter((one) => one !== kind) }
  }
}

/** `span [m] as 'member_length'; or water_depth, ...`, for the author to confirm. */
export function toConfirm(path: string, unit: string, { measure, others }: Known): string {
  const alternatives = others.length === 0 ? '' : `; perhaps ${others.slice(0, MOST_PROPOSED).join(', ')}`
  return `${path} [${unit}] as ${measure}${alternatives}`
}
const MOST_PROPOSED = 5

/** A kind that measures what the unit measures. */
function fitting(kind: string | undefined, unit: string): KindName | undefined {
  if (kind === undefined || !isKind(kind) || !isUnit(unit)) return undefined
  return unitOf(kindOf(kind).unit).dimension === unitOf(unit).dimension ? kind : undefined
}

function declared(kind: KindName, unit: string, name: string, practice: Practice): Omit<Known, 'guessed' | 'others'> {
  const own = unitOfKind(kindOf(kind), practice)
  const spelled = unit.replaceAll('*', '').replaceAll('/', '_').toLowerCase()
  if (own !== unit && name.toLowerCase().endsWith(`_${spelled}`))
    return { measure: `'${kind}'`, unit, options: [`unit: '${unit}'`] }
  const oilfield = practice === 'oilfield' && own !== kindOf(kind).unit
  return { measure: `'${kind}'`, unit: own, options: oilfield ? [`practice: 'oilfield'`] : [] }
}
