/** What a calculation cites stands in its table of standards, and its words are whole: no placeholder, no makers' word, no other check. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyContract, caseParams, shownUtilisation } from '@keelson/workflow'
import { everyVersion } from './every-version.ts'
import { checksIn, openWords, sentencesOf, sourcesOf, standardsIn, textsOf, ungrouped } from './spoken/spoken.ts'
import { isRun } from './subject.ts'

/** One after another: each has a minute of its own. */
const ran = await Array.fromAsync(everyRun())

/** The example and the cases: between them they cite what a workflow cites. */
async function* everyRun() {
  for (const { ref, workflow, subject } of everyVersion) {
    const { run, cases } = subject()
    const requests = cases.filter((c) => !c.expect_refusal).map((c) => caseParams(c, workflow.example))
    for (const request of [workflow.example, ...requests]) {
      const made = await run('', request)
      if (isRun(made)) yield { ref, contract: workflow.contract, steps: made.steps, emitted: made.emitted }
    }
  }
}

test('each publication that a step, a coefficient or a check cites is among the standards of the workflow', () => {
  const missing = ran.flatMap(({ ref, contract, steps }) => {
    const listed = new Set(standardsIn(contract))
    return sourcesOf(contract, steps).flatMap((id) => (listed.has(id) ? [] : [`${ref}: ${id}`]))
  })
  assert.deepEqual([...new Set(missing)], [])
})

test('a publication that a check is made by is one of the standards, not one that is only cited', () => {
  const cited = everyVersion.flatMap(({ ref, workflow: { contract } }) => {
    const applied = new Set((contract as AnyContract).standards.map(({ source }) => source.id))
    return ((contract as AnyContract).cites ?? []).flatMap(({ source }) => {
      const isJudging = checksIn(contract).some((check) => check.source.id === source.id)
      return isJudging || applied.has(source.id) ? [`${ref}: ${source.id}`] : []
    })
  })
  assert.deepEqual(cited, [])
})

test('a contract says names in words: nothing fills a name in braces there', () => {
  const braced = everyVersion.flatMap(({ ref, workflow }) =>
    textsOf(workflow.contract).flatMap((text) => (/\{[a-z]\w*=?\}/.test(text) ? [`${ref}: ${text}`] : [])),
  )
  assert.deepEqual(braced, [])
})

test('another workflow is named by its title, not by its id', () => {
  const ids = everyVersion.map(({ id }) => id).filter((id) => id.includes('-'))
  const named = new RegExp(String.raw`\b(?:[Ss]ee|[Rr]un)(?: the)? (?:${ids.join('|')})(?![\w-])`)
  const found = everyVersion.flatMap(({ ref, workflow }) =>
    textsOf(workflow.contract).flatMap((text) => (named.test(text) ? [`${ref}: ${text}`] : [])),
  )
  assert.deepEqual(found, [])
})

test('no clause on a sheet is one that we have still to look up, or a formula as it is typed', () => {
  const found = ran.flatMap(({ ref, contract, steps }) => {
    const clauses = [...steps, ...checksIn(contract)].map(({ clause }) => clause)
    return clauses.flatMap((clause) => openWords(clause).map((word) => `${ref}: "${word}" in "${clause}"`))
  })
  assert.deepEqual([...new Set(found)], [])
})

test('how a root was found is said in words, which no unit is', () => {
  const found = ran.flatMap(({ ref, steps }) =>
    steps.flatMap((step) => (step.kind === 'solved' && !step.method.includes(' ') ? [`${ref}: ${step.method}`] : [])),
  )
  assert.deepEqual([...new Set(found)], [])
})

test('an answer that passes and says utilisations says that of the check that governs', () => {
  const silent = ran.flatMap(({ ref, emitted }) => {
    const { detail, result, status } = emitted
    const said = [...detail.matchAll(/tilisations? (\d\.\d{3})/g)]
    const governing = result.checks.find((check) => check.governing)
    if (said.length === 0 || status !== 'PASS' || typeof governing?.utilisation !== 'number') return []
    return detail.includes(shownUtilisation(governing.utilisation, governing.limit ?? 1))
      ? []
      : [`${ref}: ${governing.title} governs: ${detail}`]
  })
  assert.deepEqual(silent, [])
})

test('a number in a sentence of a run has its thousands apart', () => {
  const found = ran.flatMap(({ ref, steps, emitted }) =>
    sentencesOf(steps, emitted).flatMap((text) => ungrouped(text).map((number) => `${ref}: ${number} in "${text}"`)),
  )
  assert.deepEqual([...new Set(found)], [])
})
