/** Which kind a name is of: as told, as the map has it, as the catalog has it, or not known. */
import { datarepo } from '@keelson/datarepo/catalog.ts'
import { isKind, type KindName, kindOf, type Practice, unitOfKind } from '@keelson/kinds'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import { isUnit, unit as unitOf } from '@keelson/units'
import { annotations } from '@keelson/workflow'
import type { TObject } from 'typebox'
import type { KindMap } from './description.ts'

/** How a number is declared: text of its measure, and its unit. */
export interface Known {
  /** `'water_depth'`, `'-'`, or the object that says that no kind was chosen. */
  readonly measure: string
  readonly unit: string
  /** Written beside the measure where the kind's own unit does not stand. */
  readonly options: readonly string[]
  readonly guessed: boolean
}

const NOT_CHOSEN = 'no kind was chosen yet'

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
}

export function kindsOf(map: KindMap, side: 'inputs' | 'outputs') {
  return ({ workflow, path, unit, told }: Asked): Known => {
    const name = path.split('.').at(-1) ?? path
    const practice: Practice = map.practice[workflow] === 'oilfield' ? 'oilfield' : 'metric'
    const mapped = told ?? map[side][workflow]?.[path] ?? map.inputs[workflow]?.[path] ?? map.outputs[workflow]?.[path]
    const sure = fitting(mapped, unit)
    const kind = sure ?? (unit === '-' ? undefined : fitting(byName.get(name), unit))
    if (kind !== undefined) return { ...declared(kind, unit, name, practice), guessed: sure === undefined }
    if (unit === '-') return { measure: "'-'", unit, options: [], guessed: false }
    return { measure: `{ unit: '${unit}', noKind: '${NOT_CHOSEN}' }`, unit, options: [], guessed: true }
  }
}

/** A kind that measures what the unit measures. */
function fitting(kind: string | undefined, unit: string): KindName | undefined {
  if (kind === undefined || !isKind(kind) || !isUnit(unit)) return undefined
  return unitOf(kindOf(kind).unit).dimension === unitOf(unit).dimension ? kind : undefined
}

function declared(kind: KindName, unit: string, name: string, practice: Practice): Omit<Known, 'guessed'> {
  const own = unitOfKind(kindOf(kind), practice)
  const spelled = unit.replaceAll('*', '').replaceAll('/', '_').toLowerCase()
  if (own !== unit && name.toLowerCase().endsWith(`_${spelled}`))
    return { measure: `'${kind}'`, unit, options: [`unit: '${unit}'`] }
  const oilfield = practice === 'oilfield' && own !== kindOf(kind).unit
  return { measure: `'${kind}'`, unit: own, options: oilfield ? [`practice: 'oilfield'`] : [] }
}
