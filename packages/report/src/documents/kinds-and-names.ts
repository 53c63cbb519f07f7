/** The kinds of quantity with their units and ranges, and which name means what. */

import type { Kind } from '@keelson/kinds'
import { glossary } from '@keelson/kinds/glossary.ts'
import { printUnit } from '@keelson/units'
import { capitalised } from '@keelson/workflow'
import { type Html, html } from '../html.ts'
import { numberText } from '../numbers.ts'
import { scrolling } from '../table.ts'
import { documentPage, type Part } from './page.ts'

/** An input of the catalog, and the workflows that take it. */
export interface UsedName {
  readonly name: string
  readonly kind: string
  readonly workflows: readonly string[]
}

export function kindsAndNames(
  disciplines: Readonly<Record<string, Readonly<Record<string, Kind>>>>,
  used: readonly UsedName[],
): string {
  const parts = [
    ...Object.entries(disciplines).map(
      ([discipline, kinds]): Part => ({
        id: discipline,
        title: capitalised(discipline),
        body: kindTable(kinds, used),
      }),
    ),
    { id: 'names', title: 'Names', body: nameTable() },
  ]
  const lead =
    'Every dimensional number has a kind, which sets its unit, its usual range and its possible range. A warning is issued outside the usual range and the input is rejected outside the possible range. API names are fixed. The last part lists names with the same meaning.'
  return documentPage('Kinds and names', lead, parts)
}

const kindTable = (kinds: Readonly<Record<string, Kind>>, used: readonly UsedName[]): Html =>
  scrolling(
    html`<caption class="unseen">Kinds</caption>
<thead><tr><th scope="col">Kind</th><th scope="col">Unit</th><th scope="col">Usual</th><th scope="col">Possible</th><th scope="col">Inputs</th></tr></thead>
<tbody>${Object.entries(kinds).map(
      ([
        name,
        kind,
      ]) => html`<tr><th scope="row" id="kind-${name}">${kind.title}<br><code>${name}</code><br><span class="quiet">${kind.why}</span></th><td>${unitsOf(kind)}</td><td>${range(kind.usual)}</td><td>${range(kind.possible)}</td><td>${inputsOf(name, used)}</td></tr>
`,
    )}</tbody>`,
    'data',
  )

const unitsOf = ({ unit, oilfield }: Kind): string =>
  [unit, ...(oilfield === undefined ? [] : [oilfield])].map((u) => printUnit(u) || '–').join(' or ')
const range = ([low, high]: readonly [number, number]): string => `${numberText(low)} to ${numberText(high)}`
const inputsOf = (kind: string, used: readonly UsedName[]): string =>
  used
    .filter((u) => u.kind === kind)
    .map(({ name, workflows }) => `${name} (${workflows.length})`)
    .join(', ')

const nameTable = (): Html =>
  scrolling(
    html`<caption class="unseen">Names</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Meaning</th><th scope="col">Also called</th><th scope="col">Not to be confused with</th></tr></thead>
<tbody>${glossary.map(
      ({
        use,
        means,
        alsoCalled,
        notToConfuse = [],
      }) => html`<tr><th scope="row"><code>${use}</code></th><td>${means}</td><td>${alsoCalled.join(', ')}</td><td>${notToConfuse.join(', ')}</td></tr>
`,
    )}</tbody>`,
    'data',
  )
