/** The page at `/compare`: two runs side by side, what differs first, then how much is equal. */

import type { Compared, Difference, Place, RunComparison } from '@keelson/engine'
import { isCalculated } from '@keelson/engine/status.ts'
import { type Content, type Html, html } from '@keelson/report/html.ts'
import { badge, timeText } from '@keelson/report/masthead.ts'
import { unitText } from '@keelson/report/numbers.ts'
import { pathOf } from '../case/found.ts'
import { page } from './shell.ts'

const TITLES: Readonly<Record<Place, string>> = {
  workflow: 'Workflow',
  status: 'Status',
  inputs: 'Inputs in SI units',
  checks: 'Checks',
  values: 'Values',
  tables: 'Tables',
  warnings: 'Warnings',
  standards: 'Standards',
  data: 'Data',
  files: 'Files',
  code: 'Code',
}
const LONGEST = 120

export const comparePage = (comparison: RunComparison): Promise<string> =>
  page({
    title: 'Two runs side by side',
    here: 'runs',
    kind: 'compare',
    body: html`<main id="main"><h1>Two runs side by side</h1>
<p class="said">${verdict(comparison)}</p>
${heads(comparison)}
${[...Map.groupBy(comparison.differences, (d) => d.where)].map(([where, differences]) => section(where, differences))}
${comparison.rest > 0 && html`<p class="note">${comparison.rest} more differences are not listed.</p>`}
${equals(comparison)}
<p><a href="/compare?a=${comparison.b.run_id}&amp;b=${comparison.a.run_id}">Swap</a> · <a href="/api/compare?a=${comparison.a.run_id}&amp;b=${comparison.b.run_id}" download="comparison.json">As JSON</a> · <a href="/runs">All runs</a></p>
</main>`,
  })

function verdict({ equal, differences, rest, largest_ignored: near }: RunComparison): Content {
  const digits =
    near &&
    html` Differences below one part in 10⁹ are ignored. The largest is ${near.relative.toExponential(1)}, at ${near.name}.`
  if (equal) return html`The runs are equal.${digits}`
  const count = differences.length + rest
  return html`${count} ${count === 1 ? 'difference' : 'differences'}.${digits}`
}

const heads = ({ a, b }: RunComparison): Html =>
  html`<div class="scroll" role="group" tabindex="0" aria-label="The two runs"><table><thead><tr><th scope="col">Run</th><th scope="col">Workflow</th><th scope="col">Status</th><th scope="col">Time</th><th scope="col">Links</th></tr></thead>
<tbody>${head('A', a)}${head('B', b)}</tbody></table></div>`

const head = (name: string, { run_id, ref, title, version, created_at, ...standing }: Compared): Html =>
  html`<tr><th scope="row">${name}</th><td>${title} <span class="quiet ref">${ref}${version !== null && `@${version}`}</span></td><td class="word">${badge(standing)}</td><td class="word">${timeText(created_at)}</td><td class="word">${isCalculated(standing) && html`<a href="/reports/${run_id}">report</a> `}<a href="${pathOf(ref)}?run=${run_id}${version !== null && html`&amp;version=${version}`}">open</a></td></tr>`

const section = (where: Place, differences: readonly Difference[]): Html =>
  html`<section aria-labelledby="in-${where}"><h2 id="in-${where}">${TITLES[where]}</h2><div class="scroll" role="group" tabindex="0" aria-labelledby="in-${where}"><table>
<thead><tr><th scope="col">Item</th><th scope="col">A</th><th scope="col">B</th><th scope="col" class="n">Change</th></tr></thead>
<tbody>${differences.map(row)}</tbody></table></div></section>`

function row({ name, title, a, b, only, unit, relative }: Difference): Html {
  const cell = (value: unknown, missing: boolean) =>
    html`<td>${missing ? html`<span class="quiet">not present</span>` : shown(value, unit)}</td>`
  return html`<tr><th scope="row">${title} <code class="quiet">${name}</code></th>${cell(a, only === 'b')}${cell(b, only === 'a')}<td class="n">${relative !== undefined && changeOf(a as number, b as number, relative)}</td></tr>`
}

/** With all its digits: two numbers that look alike here would say nothing. */
function shown(value: unknown, unit: string | undefined): Content {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const printed = typeof value === 'number' ? unitText(unit) : ''
  const whole = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return html`${whole.replace(/^-/, '−')}${printed !== '' && html` <span class="u">${printed}</span>`}`
}

/** Of B against A, in per cent where that can be read. */
function changeOf(a: number, b: number, relative: number): string {
  const share = (b - a) / Math.abs(a)
  if (!Number.isFinite(share) || relative < 1e-5 || Math.abs(share) > 100) return relative.toExponential(1)
  return `${share > 0 ? '+' : '−'}${Math.abs(100 * share).toPrecision(3)} %`
}

const equals = ({ counts }: RunComparison): Html =>
  html`<section aria-labelledby="equal"><h2 id="equal">Equal</h2><ul>${(
    Object.entries(counts) as [Place, RunComparison['counts'][Place]][]
  )
    .filter(([, { equal, different }]) => equal + different > 0)
    .map(
      ([place, { equal, different }]) => html`<li>${TITLES[place]}: ${equal} of ${equal + different}</li>`,
    )}</ul></section>`
