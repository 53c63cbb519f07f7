/** Claims about the report of a project: what stands where, what is said of it, and where its inputs come from. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainText, trusted } from '../html.ts'
import { inPaper } from '../paper.ts'
import { uncheckedRecord } from '../testing/sample-record.ts'
import { assertStrict } from '../testing/strict-html.ts'
import { type ProjectReportInput, projectFrame, renderProject, withChapters } from './index.ts'
import { alone, failing, PROJECT, records, runs } from './project.fixture.ts'

const page = await renderProject(failing, records, runs)
const text = (html: string) => plainText(trusted(html)).replaceAll('\u200b', '').replace(/\s+/g, ' ')
const section = (html: string, id: string) => {
  const from = html.indexOf(`<section id="${id}"`)
  const next = [...html.matchAll(/\n<section id="/g)].map(({ index }) => index).find((at) => at > from)
  return html.slice(from, next)
}
const chapter = (html: string, title: string) => {
  const [, id = ''] =
    new RegExp(`<section id="(c\\d+)"[^>]*>\\s*<h2[^>]*><span class="no">\\d+</span> ${title}`).exec(html) ?? []
  return section(html, id)
}

test('cover, basis, register, load cases, open points and changes come before the calculations, under one numbering', () => {
  const heads = [...page.matchAll(/<h2[^>]*><span class="no">(\w+)<\/span> ([^<]*)<\/h2>/g)].map(
    ([, no, title]) => `${no} ${title}`,
  )
  assert.deepEqual(heads, [
    '1 Summary',
    '2 Design basis',
    '3 Calculations',
    '4 Load cases',
    '5 Assumptions and open items',
    '6 Changes since revision 01',
    '7 W-01 Wall thickness',
    '8 W-02 On-bottom stability',
    '9 W-03 Free span',
    '10 W-04 Upheaval buckling',
    'A Runs and reproduction',
    'B Project document',
  ])
  const parts = [...chapter(page, 'W-01').matchAll(/<h3[^>]*><span class="no">([\d.]+)<\/span> ([^<]*)<\/h3>/g)]
  assert.deepEqual(
    parts.slice(0, 4).map(([, no, title]) => `${no} ${title}`),
    ['7.1 Result', '7.2 Basis', '7.3 Figures and charts', '7.4 Calculation'],
  )
})

test('the page is strict, its ids are each once, and every link within it leads to one of them', () => {
  assertStrict(page)
  const ids = [...page.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id = '']) => id)
  assert.deepEqual(
    ids.filter((id, i) => ids.indexOf(id) < i),
    [],
  )
  const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id = '']) => id)
  assert.deepEqual([...new Set(targets.filter((id) => !ids.includes(id)))], [])
})

test('an input says from which calculation, case and entry of the basis it is, with the reason of its link', () => {
  assert.match(text(chapter(page, 'W-01')), /basis pipe\.od PIP-101 rev\. 02/)
  assert.match(text(chapter(page, 'W-01')), /load case Hydrotest, basis site\.cases/)
  const used = text(chapter(page, 'W-02'))
  assert.match(
    used,
    /from W-01, required wall, case Hydrotest ?maximum of the cases ?The coating is part of the wall\./,
  )
  assert.match(used, /linked ?323\.85 mm/)
})

test('a result of a run that has been made again since is told from the present one', () => {
  assert.match(text(chapter(page, 'W-03')), /run 019c4b6e…1b77aa, lift/)
  const links: ProjectReportInput['links'] = [
    ...failing.links,
    { to: 'W-03', input: 'outer_diameter', title: 'Outside diameter', cases: [], from: 'W-02', value: 'Lift' },
  ]
  return renderProject({ ...failing, links }, records, runs).then((html) =>
    assert.match(text(chapter(html, 'W-03')), /from W-02, lift of the earlier run 019c4b6e…1b77aa/),
  )
})

test('what is stale or never run says so on its first line, on the cover and in the register', () => {
  const first = (title: string) => text(/<p class="notice">(.*?)<\/p>/s.exec(chapter(page, title))?.[1] ?? '')
  assert.equal(
    first('W-03'),
    'Stale. An input changed. The results below are from the last run and do not apply to the present inputs.',
  )
  assert.equal(first('W-04'), 'Never run. There are no results.')
  assert.match(chapter(page, 'W-03'), /<\/h2>\s*<p class="notice">/)
  const cover = text(section(page, 'project-summary'))
  assert.match(cover, /Stale ?W-03 an input changed/)
  assert.match(cover, /Never run ?W-04/)
  assert.match(text(section(page, 'project-calculations')), /W-03 Free span.*last run: passes ?stale/)
  const blocked = failing.calculations.map((row) =>
    row.id === 'W-03' ? { ...row, freshness: 'blocked' as const, why: 'W-02 has no lift' } : row,
  )
  return renderProject({ ...failing, calculations: blocked }, records, runs).then((html) => {
    assert.match(text(chapter(html, 'W-03')), /Blocked\. W-02 has no lift\. The results below are from the last run\./)
    assert.match(text(section(html, 'project-summary')), /Blocked ?W-03 W-02 has no lift/)
  })
})

test('the verdict stands in a sentence on the cover, and nothing is green unless it is', async () => {
  assert.match(
    text(section(page, 'project-summary')),
    /✕ FAIL 3 calculations are in scope, with 1 failed, 1 stale\. Outside the scope: W-04 \(never run\)\./,
  )
  const neutral = ':root{--pass:var(--ink)}'
  assert.ok(page.includes(neutral))
  const green = await renderProject(alone('passed'), { 'W-02': records['W-02'] ?? { lacking: '' } })
  assert.ok(!green.includes(neutral))
  assert.match(section(green, 'project-summary'), /class="answer pass"/)
})

test('a pass on a basis that is wholly assumed is not green on the cover', async () => {
  const passed = alone('passed')
  const says = 'The calculation is current and passes, on a basis of which all 14 entries are assumed.'
  const verdict = { ...passed.verdict, says, basis: { entries: 14, assumed: 14, examples: 0 } }
  const html = await renderProject({ ...passed, verdict }, { 'W-02': records['W-02'] ?? { lacking: '' } })
  const cover = section(html, 'project-summary')
  assert.match(cover, /class="answer accepted"/)
  assert.doesNotMatch(cover, /class="(answer|badge) pass"/)
  assert.ok(text(cover).includes(`✓ PASS, basis assumed ${says}`), text(cover))
})

test('a project without checks is neutral', async () => {
  const html = await renderProject(alone('unchecked'), { 'W-02': uncheckedRecord })
  const cover = section(html, 'project-summary')
  assert.match(cover, /class="answer unchecked"/)
  assert.match(text(cover), /○ No check made 1 calculation is in scope, with 1 without a check made\./)
  assert.doesNotMatch(cover, /class="[^"]*\bpass\b/)
  assert.ok(html.includes(':root{--pass:var(--ink)}'))
})

test('the envelope names the governing case, every case, and those that could not be calculated', () => {
  const cases = text(section(page, 'project-envelopes'))
  assert.match(cases, /Not calculated: Shutdown\. The envelope does not include this case\./)
  assert.match(cases, /Pressure containment ?DNV-ST-F101 5\.4\.2 ?Hydrotest ?1\.087 ?✕ fails ?fails: Hydrotest/)
  assert.match(cases, /Hydrotest governs ?test ?Pressure containment ?1\.087 ?✕ fails/)
  assert.match(cases, /Shutdown ?ULS ?No wall carries the pressure\. ?– ?! not calculated/)
})

test('the basis has each entry as it was entered with its source, its status and where it is used', () => {
  const basis = text(section(page, 'project-basis'))
  assert.match(basis, /4 entries: 1 assumed, 2 agreed, 1 frozen\./)
  assert.match(basis, /Outside diameter ?pipe\.od ?12\.75 in ?agreed ?PIP-101 rev\. 02 ?W-01/)
  assert.match(basis, /12\.345678/)
  assert.match(basis, /Unfrozen by J\. Smith: New well data/)
  assert.match(basis, /Required wall ?wall\.minimum ?9\.8701\d* mm ?agreed ?result W-01/)
})

test('the basis and the calculations are read in the units of the reader, and the page says so', async () => {
  const metric = await renderProject({ ...failing, units: 'metric' }, records, runs)
  assert.match(text(section(metric, 'project-basis')), /323\.85 mm/)
  assert.match(text(section(metric, 'project-summary')), /Restated in metric units for reading/)
})

test('what changed since the last revision is told with both its values', () => {
  const changes = text(section(page, 'project-changes'))
  assert.match(changes, /Outside diameter ?changed ?10\.75 in assumed ?12\.75 in agreed, PIP-101 rev\. 02/)
  assert.match(changes, /W-02 ?outer_diameter ?10 in ?not provided/)
  assert.match(changes, /W-01 ?Hydrotest ?PASS ?FAIL/)
  assert.match(
    text(section(page, 'project-summary')),
    /Changed since revision 01 \(2026-01-20\): 1 entry, 1 calculation, 1 result, see section 6\./,
  )
})

test('the method of a workflow is printed once, and the later chapters say where', () => {
  assert.match(text(chapter(page, 'W-02')), /The method and its evidence are in section 7\./)
  assert.match(chapter(page, 'W-01'), /id="c7-method"/)
  assert.doesNotMatch(chapter(page, 'W-02'), /id="c8-method"/)
})

test('a run that is not here leaves its chapter, which says why', async () => {
  const html = await renderProject(
    failing,
    { ...records, 'W-02': { lacking: 'The record of the run is not in this service.' } },
    runs,
  )
  assert.match(text(chapter(html, 'W-02')), /The record of the run is not in this service\./)
})

test('chapters that were printed one by one stand in the same page, and other paper changes only its size', async () => {
  const lacking = Object.fromEntries(PROJECT.calculations.map(({ id }) => [id, { lacking: id }]))
  const whole = await renderProject(failing, lacking, runs)
  const chapters = PROJECT.calculations.map(({ id, title }) => `${chapter(whole, `${id} ${title}`)}`)
  assert.ok(withChapters(projectFrame(failing), chapters).includes(chapters[3] ?? 'none'))
  assert.match(inPaper(whole, 'letter'), /@page\{size:letter;/)
})

test('markup in a name of the project is only text', async () => {
  const bad = '<script>x</script>'
  const project = {
    ...PROJECT,
    title: bad,
    basis: { ...PROJECT.basis, note: { text: bad, status: 'assumed' as const, title: bad } },
  }
  const calculations = failing.calculations.map((row) => ({ ...row, title: bad, why: bad }))
  const html = await renderProject({ ...failing, project: { ...project, meta: {} }, calculations }, records, runs)
  assert.doesNotMatch(html, /<script/)
  assertStrict(html)
})
