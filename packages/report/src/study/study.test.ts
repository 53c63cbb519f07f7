/** Claims about the report of a study: what it says first, what is green, what it holds, and that it is a page like a run's. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import { Html } from '../html.ts'
import { assertStrict } from '../testing/strict-html.ts'
import { unbroken } from '../unbroken.ts'
import { FAILURE } from './fixtures/pipe.ts'
import {
  cancelled,
  failed,
  goal,
  goalWithJump,
  gridOfOne,
  gridOfThree,
  gridOfTwo,
  list,
  oneAtATime,
  refusedSample,
  running,
  sample,
  studies,
  unchecked,
} from './fixtures/studies.ts'
import { renderStudy, type StudyReportInput, studySections } from './index.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: { 'long-title': 'off', 'no-redundant-aria-label': 'off', 'no-inline-style': 'error' },
})

/** Each is printed once. */
const pages = new Map(await Promise.all(Object.values(studies).map(async (of) => [of, await renderStudy(of)] as const)))
const pageOf = (of: StudyReportInput): string => pages.get(of) ?? ''
const words = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,:;.])/g, '')
    .trim()
const firstSentence = (of: StudyReportInput) => words(/<p class="said">(.*?)<\/p>/s.exec(pageOf(of))?.[1] ?? '')
/** Their markup is held by the strict parser, at a tenth of the time. */
const withoutDrawings = (page: string) => page.replace(/<svg class="chart"[\s\S]*?<\/svg>|(?<=<style>)[^<]*/g, '')
/** That the page says so; the whole of a page would be no message. */
const says = (of: StudyReportInput, what: RegExp) => assert.ok(what.test(textOf(of)), `nowhere: ${what}`)
const textOf = (of: StudyReportInput) => words(pageOf(of).replace(/<style>[\s\S]*?<\/style>/, ''))

for (const [name, of] of Object.entries(studies)) {
  test(`${name}: the page is valid HTML, holds only known markup, and loads and runs nothing`, async () => {
    const page = pageOf(of)
    assertStrict(page)
    const { results } = await validator.validateString(withoutDrawings(page))
    assert.deepEqual(
      results.flatMap((r) => r.messages.map((m) => `${m.line}: ${m.ruleId}: ${m.message}`)),
      [],
    )
    assert.doesNotMatch(page, /<(?:script|link|iframe|object|embed|base|form)\b|<[^>]*\s(?:src|srcset|on[a-z]+)=/)
    assert.equal(/.{30}(?:\bNaN\b|Infinity|undefined|\[object|could not be drawn)/.exec(textOf(of))?.[0], undefined)
  })

  test(`${name}: ids are unique and every link within the page has its target`, () => {
    const page = pageOf(of)
    const ids = [...page.matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id]) => id)
    assert.equal(new Set(ids).size, ids.length)
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.includes(target), `#${target}`)
  })
}

test('the same study gives the same bytes', async () => {
  assert.equal(await renderStudy(structuredClone(gridOfTwo)), pageOf(gridOfTwo))
})

test('a live page is told the very sections that the report prints, with its charts as files, under ids that no section of a run has', async () => {
  const pieces = await studySections(sample)
  const files = /<p class="taken-as">.*?<\/template>\n/gs
  assert.ok(pieces.some(({ html }) => files.test(html)))
  const bare = pageOf(sample).replace(/<span class="no"(?: id="[^"]*")?>[^<]*<\/span> /g, '')
  for (const { id, html } of pieces) {
    assert.match(id, /^study-/)
    assert.ok(bare.includes(unbroken(new Html(html.replace(files, ''))).text), id)
  }
})

test('a study with points that could not be calculated says so first', () => {
  assert.equal(firstSentence(gridOfOne), '18 points: 14 pass, 3 fail, 1 could not be calculated.')
  assert.match(pageOf(gridOfOne), /<title>CAL-14 rev\. 02, [^<]*: 14 pass, 3 fail, 1 not calculated<\/title>/)
})

test('reasons of failed points are counted, with the first point of each and what it was', () => {
  const section = /<section id="study-failures"[\s\S]*?<\/section>/.exec(pageOf(gridOfTwo))?.[0] ?? ''
  assert.match(words(section), /4 of 72 points could not be calculated and are excluded from the statistics/)
  assert.ok(section.replaceAll('\u00a0', ' ').includes(FAILURE.replace('<&', '&lt;&amp;').replace('>', '&gt;')))
  assert.match(words(section), /wall thickness 5 mm, design pressure 10 MPa \(point 0\)/)
})

test('where all points pass there is green, where any fails the study as a whole has none', () => {
  assert.match(pageOf(oneAtATime), /class="answer study pass"/)
  assert.equal(firstSentence(oneAtATime), 'All 5 points pass.')
  assert.match(pageOf(gridOfTwo), /class="answer study unchecked"/)
})

test('nothing is green where nothing was checked', () => {
  assert.equal(firstSentence(unchecked), 'All 5 points completed without a check.')
  assert.doesNotMatch(pageOf(unchecked), /class="[^"]*\bpass\b/)
})

test('nothing is green where it is not known what was checked', async () => {
  const page = await renderStudy({ ...oneAtATime, checked_points: null })
  assert.doesNotMatch(page, /class="[^"]*\bpass\b/)
})

test('a root at which nothing was checked is not green', async () => {
  const { statistics } = goal.study
  const roots = statistics?.goal?.roots.map((root) => ({ ...root, governing: null })) ?? []
  const bare = { ...goal.study, statistics: { ...statistics, goal: { ...statistics?.goal, roots } } }
  const page = await renderStudy({ ...goal, study: bare as StudyReportInput['study'], checked_points: 0 })
  assert.doesNotMatch(page, /class="[^"]*\bpass\b/)
  assert.match(page, /no check made/)
})

test('the root of a goal is its first sentence, with its unit, and the next wall its second', () => {
  assert.equal(firstSentence(goal), 'Utilisation of burst is 1 at a wall thickness of 8.7527 mm.')
  says(goal, /Next standard wall thickness: 9\.53 mm \(API 5L, table of walls\)/)
})

test('a root and a wall at which a check fails say so beside the answer', async () => {
  const { goal: found } = goal.study.statistics ?? {}
  const fails = <T extends object>(list: readonly T[] = []) =>
    list.map((one) => ({ ...one, status: 'FAIL', governing: 'collapse' }))
  const failing = { ...found, roots: fails(found?.roots), commercial: fails(found?.commercial) }
  const study = { ...goal.study, statistics: { ...goal.study.statistics, goal: failing } }
  const page = await renderStudy({ ...goal, study: study as StudyReportInput['study'] })
  assert.match(
    words(page),
    /8\.7527 mm\. At 8\.7527 mm the checks fail: Collapse governs\. Next standard wall .{0,80}0\.916; its checks fail\./,
  )
})

test('each root and each wall leads to its recorded run', () => {
  for (const run of ['r_2', 'r_3']) assert.match(pageOf(goal), new RegExp(`<a href="/reports/${run}"><code>${run}`))
})

test('a target that is not met is said, with the jump that was found in its place', () => {
  assert.match(firstSentence(goalWithJump), /does not reach 1 for wall thickness between 7 mm and 20 mm/)
  says(goalWithJump, /Between 8\.5 mm and 9 mm: from 1\.0[0-9]+ to 0\.970/)
})

test('a study that is not whole says so first, and a failed one why', () => {
  assert.match(
    firstSentence(running),
    /^The study is running: 30 of 72 points are complete, 4 of them without a result/,
  )
  says(running, /Interim statistics 20 pass, 6 fail, 0 not assessed, 4 not calculated; interim, 30 of 72 points/)
  assert.match(firstSentence(cancelled), /^The study was cancelled: 72 of 500 points are complete/)
  assert.match(firstSentence(failed), /^The study failed: the disk is full\. 0 of 72 points are complete/)
  for (const study of [running, cancelled, failed]) says(study, /Study hash none \(the study is not complete\)/)
})

test('what varied is said with units, method and seed', () => {
  const text = textOf(sample)
  assert.match(text, /normal mean 12 mm, standard deviation 1\.5 mm/)
  assert.match(text, /Wall thickness and design pressure: −0\.3 \(Pearson/)
  assert.match(text, /Method Latin hypercube Seed 7/)
  says(gridOfTwo, /from 5 mm to 22 mm, in equal steps 18/)
})

test('a probability of failure stands with its interval and reliability index, and its refusal in its place', () => {
  says(sample, /Burst 9 200 0\.045 0\.0208 0\.0837 1\.695/)
  says(sample, /Collapse 0 200 0 0 0\.0183 –/)
  says(sample, /No Sobol indices of required wall: the output is 8\.75 at all points\./)
  says(refusedSample, /No probability of failure is reported: a point could not be calculated/)
})

test('inputs that vary are not printed as inputs of the base case, save where one alone varies at a time', () => {
  const typed = (of: StudyReportInput) => /<\/span> Inputs as entered[\s\S]*?<\/table>/.exec(pageOf(of))?.[0] ?? ''
  assert.doesNotMatch(typed(gridOfOne), /wall_thickness/)
  assert.match(typed(gridOfOne), /outer_diameter/)
  assert.match(typed(oneAtATime), /wall_thickness/)
})

test('extremes name the point, what varied there, and its run where it is recorded', () => {
  says(gridOfOne, /Utilisation of collapse 0\.104 wall thickness 22 mm \(point 17\) 1\.82/)
  assert.match(pageOf(gridOfOne), /wall thickness .{0,120}\(point 1\)<\/span> <a href="\/reports\/r_1">run<\/a>/)
})

test('a point at which nothing varied is the base case', async () => {
  const named = [{ point: 1, cells: { wall_thickness: null } }]
  const page = await renderStudy({ ...gridOfOne, named_points: named })
  assert.match(words(page), /1\.822? the base case \(point 1\)/)
})

test('an input that is called as an output is found under the name of its column', async () => {
  const renamed = JSON.parse(
    JSON.stringify(gridOfOne).replaceAll('"name":"wall_thickness"', '"name":"params.wall_thickness"'),
  )
  const { wall_thickness, ...columns } = gridOfOne.points.columns
  const points = { ...gridOfOne.points, columns: { ...columns, 'params.wall_thickness': wall_thickness ?? [] } }
  const page = await renderStudy({ ...renamed, base: gridOfOne.base, points })
  assert.match(words(page), /Check utilisation against wall thickness/)
  assert.match(words(page), /from 5 mm to 22 mm, in equal steps 18/)
})

test('more than two axes are cut at one value of the others, and that value is said', () => {
  says(gridOfThree, /Drawn at steel grade X52\./)
})

test('a list over several inputs is drawn by point', () => {
  says(list, /Check utilisation by point/)
})

test('a thinned drawing says so', async () => {
  const page = await renderStudy({ ...gridOfTwo, points: { ...gridOfTwo.points, thinned: { of: 90_000 } } })
  assert.match(words(page), /Charts show 72 of 90,000 points, evenly selected\. Tables include all points/)
})

test('points are had at their addresses and the request can be sent again', () => {
  const page = pageOf(gridOfOne)
  for (const format of ['json', 'csv', 'parquet'])
    assert.ok(page.includes(`href="https://keelson.example/api/studies/s_01k9/points?format=${format}"`))
  assert.ok(page.includes('/api/studies&#39; -H &#39;content-type: application/json&#39; --data-raw'))
  assert.match(words(page), /keelson study study\.json --out study/)
})

test('whatever text a study holds is text', async () => {
  const poison = '"><script>window.ran=1</script></style></pre>\u202e'
  const ours = [
    'kind',
    'status',
    'type',
    'role',
    'name',
    'output',
    'param',
    'unit',
    'method',
    'distribution',
    'origin',
    'use',
  ]
  const poisoned = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return ours.includes(key) ? value : poison
    if (Array.isArray(value)) return value.map((one) => poisoned(one, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]))
  }
  for (const study of [gridOfThree, goal, sample, oneAtATime, refusedSample, failed]) {
    const page = await renderStudy({
      ...(poisoned({ ...study, points: {} }) as StudyReportInput),
      points: study.points,
    })
    assertStrict(page)
    assert.doesNotMatch(page, /<script|\u202e/)
  }
})

test('an address that is none of the web is printed and leads nowhere', async () => {
  const page = await renderStudy({ ...gridOfOne, runs: [{ point: 1, run_id: 'r', url: 'javascript:alert(1)' }] })
  assert.doesNotMatch(page, /href="javascript/)
})
