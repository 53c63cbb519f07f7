/** Which kind a name is of: as told, as the map has it, as the catalog has it, or not known. */
import { datarepo } from '@keelson/datarepo/catalog.ts'
import { isKind, type KindName, kindOf, type Practice, unitOfKind } from '@keelson/kinds'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import { isUnit, unit as unitOf } from '@keelson/units'
import { annotations, type Route } from '@keelson/workflow'
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
  /** What the author does where the kind was proposed, or none was found. */
  readonly toConfirm: string | undefined
}

/** An input of the catalog, and where it is taken. */
interface Use {
  readonly name: string
  readonly kind: KindName
  readonly route: Route
}
const uses: readonly Use[] = [...modelrepo.versions, ...datarepo.versions].flatMap(({ routes, workflow }) =>
  Object.entries((workflow.contract.params as TObject).properties).flatMap(([name, spec]) => {
    const { kind } = annotations(spec)
    const [route] = routes
    return kind === undefined || route === undefined ? [] : [{ name, kind, route }]
  }),
)

/** 2 in the same subdomain, 1 in the same domain. */
const near = (route: Route, to: Route): number =>
  route.subdomain === to.subdomain ? 2 : Number(route.domain === to.domain)

/** How near to a route each kind is used. */
function nearnessTo(route: Route): (kind: KindName) => number {
  const known = new Map<KindName, number>()
  for (const use of uses) known.set(use.kind, Math.max(known.get(use.kind) ?? 0, near(use.route, route)))
  return (kind) => known.get(kind) ?? 0
}

/** What a name is nearest by, among the inputs that measure the same. */
const usedAs = (name: string, unit: string, route: Route): KindName | undefined =>
  uses
    .filter((use) => use.name === name && fitting(use.kind, unit) !== undefined)
    .toSorted((a, b) => near(b.route, route) - near(a.route, route))[0]?.kind

export interface Asked {
  readonly workflow: string
  /** `layers.thickness` for a column. */
  readonly path: string
  readonly unit: string
  readonly told?: string | undefined
  readonly meaning?: string | undefined
}

export function kindsOf(map: KindMap, side: 'inputs' | 'outputs', route: Route) {
  const nearness = nearnessTo(route)
  return ({ workflow, path, unit, told, meaning = '' }: Asked): Known => {
    const name = path.split('.').at(-1) ?? path
    const practice: Practice = map.practice[workflow] === 'oilfield' ? 'oilfield' : 'metric'
    const mapped = told ?? map[side][workflow]?.[path] ?? map.inputs[workflow]?.[path] ?? map.outputs[workflow]?.[path]
    const sure = fitting(mapped, unit)
    if (sure !== undefined) return { ...declared(sure, unit, name, practice), toConfirm: undefined }
    if (unit === '-') return { measure: "'-'", unit, options: [], toConfirm: undefined }
    const { likely, like } = proposedKinds(`${name} ${meaning}`, unit, nearness)
    const kind = usedAs(name, unit, route) ?? likely
    const measure = kind && declared(kind, unit, name, practice)
    const others = like.filter((one) => one !== kind)
    return {
      ...(measure ?? { measure: `{ unit: '${unit}', noKind: '${NO_KIND_YET}' }`, unit, options: [] }),
      toConfirm: toConfirm(path, unit, kind, others),
    }
  }
}

/** `confirm that span [m] is of kind member_length, or take water_depth or ...`. */
function toConfirm(path: string, unit: string, kind: KindName | undefined, others: readonly KindName[]): string {
  const first = others.slice(0, MOST_PROPOSED)
  if (kind !== undefined)
    return `confirm that ${path} [${unit}] is of kind ${kind}${first.length === 0 ? '' : `, or take ${first.join(' or ')}`}`
  const found = first.length === 0 ? 'none is like it' : `perhaps ${first.join(' or ')}`
  return `choose a kind for ${path} [${unit}]: ${found} (npx keelson kinds ${unit})`
}
const MOST_PROPOSED = 5

/** A kind that measures what the unit measures. */
function fitting(kind: string | undefined, unit: string): KindName | undefined {
  if (kind === undefined || !isKind(kind) || !isUnit(unit)) return undefined
  return unitOf(kindOf(kind).unit).dimension === unitOf(unit).dimension ? kind : undefined
}

function declared(kind: KindName, unit: string, name: string, practice: Practice): Omit<Known, 'toConfirm'> {
  const own = unitOfKind(kindOf(kind), practice)
  const spelled = unit.replaceAll('*', '').replaceAll('/', '_').toLowerCase()
  if (own !== unit && name.toLowerCase().endsWith(`_${spelled}`))
    return { measure: `'${kind}'`, unit, options: [`unit: '${unit}'`] }
  const oilfield = practice === 'oilfield' && own !== kindOf(kind).unit
  return { measure: `'${kind}'`, unit: own, options: oilfield ? [`practice: 'oilfield'`] : [] }
}
