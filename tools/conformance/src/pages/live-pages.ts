/**
 * The live page of every firable workflow in a real browser: what is typed is what is run and recorded, what is refused
 * is said where it was typed, and the address holds the case.
 */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { type Json, testSeed } from '@keelson/service/testing.ts'
import { paramsOf } from '@keelson/web/form/case/form.ts'
import { linkTo, placeOf, placeWith } from '@keelson/web/pages/case/address.ts'
import { applicability, type Problem } from '@keelson/workflow'
import type { Page } from 'playwright-core'
import { type EveryVersion, versionsIn } from '../every-version.ts'
import type { Request } from '../modes.ts'
import { fillForm } from './fill-form.ts'
import { unsaid } from './in-page.js'
import {
  answered,
  closeGround,
  type Ground,
  LOW,
  type OpenPage,
  openGround,
  openPage,
  record,
  settled,
  textOf,
  used,
  withoutSections,
} from './opened.ts'
import { refusedCases } from './refused-cases.ts'
import { drawFor, hashesOf, pathOf, schemaOf, shownOf, soundCase } from './sound-case.ts'
import { isInstant, type StrokeTimes, strokeTimes } from './stroke-times.ts'
import { sentOf } from './typed-case.ts'

/** The suite takes the time of eight files. */
export const LIVE_PARTS = 8

let ground: Ground

const recorded = async (id: string) => hashesOf((await ground.service.get(`/api/runs/${id}`)).json)
const rows = async ({ repo, id }: EveryVersion): Promise<number> =>
  (await ground.service.get(`/api/runs?limit=500&ref=${repo}:${id}`)).json.runs.length

/** Waits until the case in the address is the one with this hash: it is written a moment after the last stroke. */
async function addressHolds(page: Page, version: EveryVersion, input: string): Promise<void> {
  const shown = shownOf(version)
  for (let left = 50; left > 0; left--) {
    const params = paramsOf(shown.form, placeOf([shown], new URL(page.url()).hash).form)
    const { json } = await ground.service.post('/api/preview', { ref: version.ref, params })
    if (json.provenance?.input_hash === input) return
    await page.waitForTimeout(100)
  }
  assert.fail(`the address does not come to hold the case: ${page.url()}`)
}

/** The case as the page hands it out: as JSON, as a command and as a call in Python. */
async function takenAlong(page: Page): Promise<readonly Json[]> {
  const [json, curl, python] = await Promise.all(
    ['#case-json', '#case .command', '#case-python'].map((s) => textOf(page, s)),
  )
  const [, quoted = ''] = /--data-raw '((?:[^']|'\\'')*)'/.exec(curl ?? '') ?? []
  const [, ref = '', members = ''] = /\.run\(("[^"]*"), (\{.*[}"])\)\nprint/s.exec(python ?? '') ?? []
  const called = [...`params=${members}`.matchAll(/(\w+)=("[^"\n]*"|\{\n.*?^\})/gms)]
  return [
    JSON.parse(json ?? ''),
    JSON.parse(quoted.replaceAll(`'\\''`, "'")),
    { ref: JSON.parse(ref), ...Object.fromEntries(called.map(([, name, value = '']) => [name, ofPython(value)])) },
  ]
}

const WORDS: Readonly<Record<string, string>> = { None: 'null', True: 'true', False: 'false' }
const ofPython = (literal: string): Json =>
  JSON.parse(
    literal.replace(/"(?:[^"\\]|\\.)*"|None|True|False|,(?=\s*\})/g, (part) =>
      part === ',' ? '' : (WORDS[part] ?? part),
    ),
  )

/** A median of 100 ms is wanted; the test leaves room for a machine that is not idle. */
const MOST_MS = 500

/** Holds one part of the versions, counted from 1, to all that is claimed of a live page. */
export function holdLivePages(part: number): void {
  const strokes: StrokeTimes[] = []
  before(async () => {
    if (!WITH_BROWSER.skip) ground = await openGround()
  })
  after(() => closeGround(ground))

  for (const version of versionsIn(part, LIVE_PARTS)) {
    describe(version.ref, () => {
      const onPage = pageOf(version)
      it(
        'what is typed, in whatever units, is what a program sends; recorded it has the same hashes',
        WITH_BROWSER,
        () => onPage((page) => typedIsSent(version, page, strokes)),
      )
      it('what the service refuses is said beside its box, seen and heard', WITH_BROWSER, (t) =>
        onPage(async (page) => t.diagnostic(await refusalsAreSaid(version, page))),
      )
    })
  }

  it('from a stroke to its verdict an instant workflow takes less than half a second', WITH_BROWSER, (t) => {
    const slowest = strokes.toSorted((a, b) => b.median - a.median)
    const median = slowest[Math.floor(strokes.length / 2)]?.median ?? Number.POSITIVE_INFINITY
    const worst = Math.max(...strokes.map((one) => one.worst))
    t.diagnostic(`median ${median.toFixed(0)} ms, worst single ${worst.toFixed(0)} ms, ${strokes.length} workflows`)
    const told = slowest.slice(0, 4).map((one) => `${one.ref} ${one.median.toFixed(0)} ms`)
    t.diagnostic(`slowest by median: ${told.join(', ')}`)
    assert.ok(median < MOST_MS, `${median} ms`)
  })
}

/** The page of a version for the tests of it, one after another; after one that fails the next begins with a new page. */
function pageOf(version: EveryVersion): (use: (page: Page) => Promise<void>) => Promise<void> {
  let open: OpenPage | undefined
  const close = async () => {
    await open?.close()
    open = undefined
  }
  after(close)
  return async (use) => {
    open ??= await openPage(ground, pathOf(version), LOW)
    try {
      await used(open, use)
    } catch (error) {
      await close()
      throw error
    }
  }
}

/** What is typed is what is run; the example before it is shown, recorded and moved as a reader sees it. */
async function typedIsSent(version: EveryVersion, page: Page, strokes: StrokeTimes[]): Promise<void> {
  const { ref, workflow } = version
  const { entries, run } = await soundCase(version, ground.service)
  const example = await ground.service.run({ ref, params: workflow.example })
  assert.deepEqual(await answered(page, example.provenance.input_hash, workflow.example), hashesOf(example))
  assert.deepEqual(await recorded(await record(page)), hashesOf(example))
  if (isInstant(version)) strokes.push(await strokeTimes(version, page))
  await withoutSections(page)
  const before = await rows(version)
  await page.getByRole('button', { name: 'Empty', exact: true }).click()
  await fillForm(page, entries)
  assert.deepEqual(await answered(page, run.provenance.input_hash, sentOf(entries)), hashesOf(run))
  assert.equal(await page.locator('.standing .tag').innerText(), 'not recorded')
  assert.match(await textOf(page, '#case'), /has not been recorded/)
  assert.equal(await rows(version), before, 'a preview writes no row')
  const [asJson, ...others] = await takenAlong(page)
  for (const other of others) assert.deepEqual(other, asJson)
  const { json } = await ground.service.post('/api/preview', asJson)
  assert.deepEqual(hashesOf(json), hashesOf(run))
  const said = await textOf(page, '.standing .said')
  await addressHolds(page, version, run.provenance.input_hash)
  await page.reload()
  assert.deepEqual(await answered(page, run.provenance.input_hash, sentOf(entries)), hashesOf(run))
  assert.equal(await textOf(page, '.standing .said'), said)
  assert.deepEqual(await recorded(await record(page)), hashesOf(run))
  assert.equal(await rows(version), before + 1)
}

/** Each problem of a refused case is seen and heard at its input; tells how many cases and inputs were tried. */
async function refusalsAreSaid(version: EveryVersion, page: Page): Promise<string> {
  const { ref } = version
  const cases = refusedCases(version.subject(), drawFor(version), testSeed())
  const shown = shownOf(version)
  const pointers = new Set<string>()
  await settled(page)
  let before = ''
  for (const request of cases) {
    const link = linkTo(placeOf([shown], linkTo(placeWith(shown, request))))
    if (link === before) continue
    before = link
    const sent = (await ground.service.post('/api/preview', { ref, params: request })).json.errors as Problem[]
    const answer = page.waitForResponse(/\/api\/preview\/sections/)
    await page.evaluate(`location.hash = ${JSON.stringify(link)}`)
    const { errors: told = [] } = (await (await answer).json().catch(() => ({}))) as { errors?: Problem[] }
    await settled(page)
    const idle = idleIn(version, request)
    const lost = sent.filter(
      ({ pointer }) => !told.some((one) => one.pointer === pointer) && !idle.has(inputOf(pointer)),
    )
    assert.deepEqual(lost, [], JSON.stringify(request))
    assert.deepEqual(await page.evaluate(unsaid, told), [], JSON.stringify(request))
    for (const { pointer } of told) pointers.add(inputOf(pointer))
  }
  return `${cases.length} requests, ${pointers.size} of ${Object.keys(schemaOf(version).properties).length} inputs`
}

const inputOf = (pointer: string): string => pointer.split('/')[1] ?? ''

/** Inputs without a part in the modes of a request, which a form does not send. */
function idleIn(version: EveryVersion, request: Request): ReadonlySet<string> {
  const schema = schemaOf(version)
  const defaults = Object.entries(schema.properties).flatMap(([name, s]) => ('default' in s ? [[name, s.default]] : []))
  const { use } = applicability(schema, { ...Object.fromEntries(defaults), ...request }, new Set(Object.keys(request)))
  return new Set(Object.keys(use).filter((name) => use[name] === 'unused'))
}
