/** The page of a project: what it says, that nothing is green which is not, and that every place can be reached. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envelopeTables } from './envelope-tables.ts'
import { graphSvg } from './graph-svg.ts'
import { inputsTable } from './inputs-table.ts'
import { projectPage } from './project-page.ts'
import { calculationRows, calculationView, greenVerdict, projectView, staleVerdict } from './project-view.fixture.ts'
import { projectsPage } from './projects-page.ts'

const GREEN = /class="(badge|mark|node) pass\b/

test('a green project says so, with its calculations, basis, drawing and assumptions', async () => {
  const page = await projectPage(projectView)
  assert.match(
    page,
    /<strong class="badge pass">.*PASS<\/strong> <span>All 2 calculations are current and pass\.<\/span>/,
  )
  assert.match(page, /id="run" disabled/)
  assert.match(page, /<a class="button" href="\/projects\/[^"]+\/report">Report<\/a>/)
  assert.match(page, /data-edit="chain\.mbl" aria-label="Change Breaking load, 5,500 kN">5,500 kN</)
  assert.match(page, /NF-CAL-001 <span class="q quiet">rev\. 02<\/span>/)
  assert.match(page, /1 more through their results/)
  assert.match(page, /Intact, of 2 cases/)
  assert.match(page, /href="\/reports\/run-2"/)
  assert.match(page, /href="\/workflows\/modelrepo\/api-2sk-mooring\?run=run-2&amp;version=1"/)
  assert.match(page, /<span class="tag">version 2<\/span>/)
  assert.match(page, /Bend radius: no limit is entered\./)
  assert.doesNotMatch(page, /<intact>/)
})

test('a pass on a basis that is wholly assumed has no green badge', async () => {
  const verdict = { ...greenVerdict, basis: { entries: 2, assumed: 2, examples: 0 } }
  const page = await projectPage({ ...projectView, verdict })
  assert.match(page, /<strong class="badge accepted">.*PASS, basis assumed<\/strong>/)
  assert.doesNotMatch(page, /class="badge pass\b/)
})

test('nothing is green that is not current, whatever it passed before', async () => {
  const stale = { ...calculationRows.tension, freshness: 'stale', why: 'an input changed' } as const
  const calculations = [
    stale,
    { ...calculationRows.strength, freshness: 'never_run', outcome: 'none', run_id: null } as const,
  ]
  const page = await projectPage({ ...projectView, verdict: staleVerdict, calculations })
  assert.doesNotMatch(page, GREEN)
  assert.match(page, /Not complete/)
  assert.match(page, /Stale<\/span><span class="why-stale">An input changed/)
  assert.doesNotMatch(page, /id="run" disabled/)
})

test('the drawing has a link for each calculation and an arrow for each use, told in words', () => {
  const { text } = graphSvg({ project: 'buoy', calculations: projectView.calculations, uses: projectView.uses })
  assert.equal(text.match(/<a href="\/projects\/buoy\/calculations\//g)?.length, 2)
  assert.match(text, /aria-label="M-01, Line tension: current, passes"/)
  assert.match(text, /<title>M-02 uses M-01: Fairlead tension, maximum, as maximum tension<\/title>/)
  assert.match(text, /fairlead tension, maximum<\/text>/)
})

test('the same drawing is laid out in the same way, right of what it uses', () => {
  const drawn = () => graphSvg({ project: 'buoy', calculations: projectView.calculations, uses: projectView.uses }).text
  assert.equal(drawn(), drawn())
  const [left = 0, right = 0] = [...drawn().matchAll(/<rect x="([\d.]+)"[^>]*rx="4"/g)].map(([, x]) => Number(x))
  assert.ok(left < right)
})

test('an envelope names the case without a result, and no check is green while one is missing', () => {
  const { text } = envelopeTables(calculationView)
  assert.match(text, /1 of 2 cases without a result: Damaged\./)
  assert.match(text, /horizontal span 800 m/)
  assert.match(text, /<span class="mark quiet">Passes<\/span>/)
  assert.doesNotMatch(text, /mark pass/)
})

test('an input shows its link with what it has, and one that is required and missing is shown', () => {
  const { text } = inputsTable(calculationView)
  assert.match(text, /chain\.mbl<\/button><span class="why-stale">Basis, 5,500 kN\./)
  assert.match(text, /is-empty[^>]*>Required<\/button>/)
  assert.match(text, /<option value="basis chain\.mbl" data-kind="rope_breaking_load">Breaking load<\/option>/)
})

test('projects are listed with their verdicts, and one that cannot be judged with its reason', async () => {
  const one = { id: 'buoy', title: 'Buoy', version: 3, updated: '2026-02-11T09:14:27.000Z' }
  const page = await projectsPage([
    { ...one, verdict: greenVerdict },
    { ...one, id: 'old', verdict: { says: '/calculations/0/ref is not a version of a workflow' } },
  ])
  assert.match(page, /badge pass/)
  assert.match(page, /Not valid<\/strong> <span class="says">\/calculations\/0\/ref/)
  assert.match(await projectsPage([]), /<details class="new-project" open>/)
  const pending = await projectsPage([{ ...one, verdict: undefined }])
  assert.match(pending, / data-pending>/)
  assert.match(pending, /Being assessed …/)
  assert.doesNotMatch(pending, GREEN)
})
