/** Every example as its reader gets it: on the first sheet, and down the results of its steps, a quantity keeps one unit and one format. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RunRecord } from '@keelson/engine'
import { renderReport } from '@keelson/report'
import { unit as unitOf } from '@keelson/units'
import { UNIT_SYSTEMS } from '@keelson/units/systems.ts'
import { recordOf } from './checks/report.ts'
import { everyVersion } from './every-version.ts'
import { isRun } from './subject.ts'

/** Of these every size is told in one unit on a page; lengths, areas and volumes are of many kinds. */
const ONE_OF_EACH = ['kN', 'kN*m', 'MPa', 'kN/m'].map((name) => unitOf(name).dimension)
/** Two kinds of one dimension: a lateral pressure on a plate beside its stresses, a tangent modulus beside a stress. */
const OF_TWO_KINDS: ReadonlySet<string> = new Set(['plate-buckling pressure', 'stress-strain pressure'])
const NUMBER = String.raw`(?<![\w.,/])[−-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
const QUANTITY = new RegExp(
  `${NUMBER}[\\s\\u00a0]*(MN|kN|kip|lbf|MPa|kPa|GPa|psi|ksi|MN·m|kN·m|kip·ft|lbf·ft|kN/m|lbf/ft|kip/ft)(?![\\w·/²])`,
  'g',
)
const NAMES: Readonly<Record<string, string>> = { '·': '*' }
const UNGROUPED =
  /(?<![\w.,/×⁰-⁹-])\d{4,}(?:\.\d+)?[\s\u00a0](?:MN|kN|kip|lbf|MPa|kPa|GPa|psi|ksi|mm|m|in|ft)(?![\w·/²])/g

const records: { readonly name: string; readonly record: RunRecord }[] = []
for (const { id, workflow, subject } of everyVersion) {
  const run = await subject().run('example', workflow.example)
  if (isRun(run)) records.push({ name: id, record: recordOf(subject(), run) })
}

/** The words of a piece of a page, what is a formula left out; what a person typed stands as it was typed. */
const words = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<math.*?<\/math>|<dl class="block">.*?<\/dl>/gs, '')
    .replace(/<(?:title|desc|tspan)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', '\u00a0')

/** A modulus of elasticity is of another kind than a stress; what a method states of itself stands in the units of its source. */
const MODULUS = /modulus:?\s*[\d,.]+\s(?:GPa|ksi)/g
function firstSheet(page: string, { contract }: RunRecord): string {
  const fixed = contract?.assumptions ?? []
  const text = words(page.slice(0, page.indexOf('id="basis"'))).replace(/[\s\u00a0]+/g, ' ')
  return fixed.reduce((left, sentence) => left.replaceAll(sentence.trim(), ''), text).replace(MODULUS, '')
}
/** The result of each step in the unit in which the page reads it. */
const asides = (page: string): string =>
  [...page.matchAll(/<span class="quiet">= (<span class="q">.*?<\/span><\/span>)/g)]
    .map(([, q = '']) => words(q))
    .join('; ')

/** The units of each dimension that a text has. */
function unitsIn(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = [...text.matchAll(QUANTITY)].map(([, unit = '']) => unit)
  return new Map(
    [...Map.groupBy(found, (unit) => unitOf(unit.replace(/·/g, (dot) => NAMES[dot] ?? dot)).dimension)].map(
      ([dimension, units]) => [dimension, new Set(units)],
    ),
  )
}

const several = (name: string, text: string): readonly string[] =>
  [...unitsIn(text)].flatMap(([dimension, units]) =>
    units.size > 1 && ONE_OF_EACH.includes(dimension) && !OF_TWO_KINDS.has(`${name} ${dimension}`)
      ? [`${name}: ${[...units].join(' and ')}`]
      : [],
  )

for (const units of UNIT_SYSTEMS) {
  describe(`every example as ${units}`, () => {
    const pages = records.map(async ({ name, record }) => ({
      name,
      record,
      page: await renderReport(record, { units }),
    }))

    it('has one unit of a force, a moment and a stress on its first sheet', async () => {
      const found = (await Promise.all(pages)).flatMap(({ name, record, page }) =>
        several(name, firstSheet(page, record)),
      )
      assert.deepEqual(found, [])
    })

    it('has one unit of each in the results of its steps', async () => {
      const found = (await Promise.all(pages)).flatMap(({ name, page }) => several(name, asides(page)))
      assert.deepEqual(found, [])
    })

    it('groups the thousands of every quantity on its first sheet', async () => {
      const found = (await Promise.all(pages)).flatMap(({ name, record, page }) =>
        [...firstSheet(page, record).matchAll(UNGROUPED)].map(([text]) => `${name}: ${text}`),
      )
      assert.deepEqual([...new Set(found)], [])
    })
  })
}
