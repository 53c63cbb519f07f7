/** The page as a whole: well formed, the same bytes, nothing loaded, everything said. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunRecord } from '@keelson/engine/record.ts'
import { HtmlValidate } from 'html-validate'
import { extractRecord } from './extract.ts'
import { inPrintMode, PRINT_MODES, renderReport } from './index.ts'
import { errorRecord, foreignRecord, sampleRecord, skippedRecord, uncheckedRecord } from './testing/sample-record.ts'
import { assertStrict } from './testing/strict-html.ts'

const records: Readonly<Record<string, RunRecord>> = {
  calculation: sampleRecord,
  error: errorRecord,
  skipped: skippedRecord,
  foreign: foreignRecord,
  unchecked: uncheckedRecord,
}
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  // A title is the client's own; a scrolling region is focusable so that a keyboard reaches all of it.
  rules: { 'long-title': 'off', 'no-redundant-aria-label': 'off', 'no-inline-style': 'error' },
})

for (const [name, record] of Object.entries(records)) {
  test(`${name}: the page is valid HTML and holds only known markup`, async () => {
    const page = await renderReport(record)
    assertStrict(page)
    const { results } = await validator.validateString(page)
    assert.deepEqual(
      results.flatMap((r) => r.messages.map((m) => `${m.line}: ${m.ruleId}: ${m.message}`)),
      [],
    )
  })

  test(`${name}: the same record gives the same bytes, and the record read back gives the same page`, async () => {
    const page = await renderReport(record)
    assert.equal(await renderReport(structuredClone(record)), page)
    assert.deepEqual(extractRecord(page), record)
    assert.equal(await renderReport(extractRecord(page)), page)
  })

  test(`${name}: nothing is loaded from anywhere and nothing runs`, async () => {
    const page = await renderReport(record)
    assert.match(page, /default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; img-src data:; font-src data:/)
    assert.doesNotMatch(page, /<(?:script|link|iframe|object|embed|base|form)\b/)
    assert.doesNotMatch(page, /<[^>]*\s(?:src(?!="data:image\/png;base64,)|srcset|action|on[a-z]+)=/)
    assert.doesNotMatch(page, /@import|url\((?!data:font\/woff2|#)/)
  })

  test(`${name}: ids are unique and every link within the page has its target`, async () => {
    const page = await renderReport(record)
    const ids = [...page.matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id]) => id)
    assert.equal(new Set(ids).size, ids.length)
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g))
      assert.ok(ids.includes(target), `#${target} leads nowhere`)
  })
}

test('the sections stand in the order of the design: chapters by number, appendices by letter', async () => {
  const page = await renderReport(sampleRecord)
  assert.deepEqual(sectionsOf(page), [
    ['1', 'summary'],
    ['2', 'basis'],
    ['3', 'figures'],
    ['4', 'calculation'],
    ['A', 'method'],
    ['B', 'tables'],
    ['C', 'nomenclature'],
    ['D', 'evidence'],
    ['E', 'provenance'],
    ['F', 'values'],
    ['G', 'record'],
  ])
})
const sectionsOf = (page: string) =>
  [...page.matchAll(/<h2 id="([a-z]+)-title"><span class="no">(\w)<\/span>/g)].map(([, id, number]) => [number, id])

test('what a record does not have takes no number', async () => {
  assert.deepEqual(sectionsOf(await renderReport(skippedRecord)), [
    ['1', 'summary'],
    ['A', 'evidence'],
    ['B', 'provenance'],
    ['C', 'record'],
  ])
})

test('figures and tables are numbered in the order of appearance, and a list leads to each', async () => {
  const page = await renderReport(sampleRecord)
  for (const kind of ['Figure', 'Table']) {
    const numbers = [...page.matchAll(new RegExp(`<span class="no" id="[a-z]+-\\d+">${kind} (\\d+)</span>`, 'g'))].map(
      lastNumber,
    )
    assert.deepEqual(
      numbers,
      Array.from(numbers, (_, i) => i + 1),
    )
    assert.ok(numbers.length > 1)
    for (const n of numbers) assert.match(page, new RegExp(`<a href="#${kind.toLowerCase()}-${n}">`))
  }
  assert.doesNotMatch(page, /<!--/)
})
const lastNumber = ([, n]: RegExpMatchArray) => Number(n)

test('a section that is referred to is named by its number', async () => {
  const page = await renderReport(sampleRecord)
  assert.match(page, /<strong>✕ fails<\/strong><\/td><td class="n">4<\/td>/)
  const { result, ...response } = sampleRecord.response
  assert.ok(result)
  const [input] = result.inputs
  const inputs = Array.from({ length: 90 }, (_, i) => ({ ...input, name: `input_${i}` }))
  const many = { ...sampleRecord, response: { ...response, result: { ...result, inputs } } } as RunRecord
  assert.match(
    await renderReport(many),
    /\d+ more inputs, see <a href="#inputs">inputs<\/a><span class="no"> \(section 2\)/,
  )
})

test('the title block prints what was stated, boxes for the rest, and names that are not signed', async () => {
  const page = await renderReport(sampleRecord)
  const head = page.slice(page.indexOf('<header'), page.indexOf('</header>'))
  assert.match(head, /<p class="overline">Fjord Energy &lt;AS&gt; · O&#39;Neil &amp; Søn<\/p>/)
  assert.match(head, /<dt>Revision<\/dt><dd>02<\/dd><\/div><div><dt>Issue<\/dt><dd>Wall 12.7 mm<\/dd>/)
  assert.match(head, /<img class="logo" src="data:image\/png;base64,[^"]+" alt="Logo: Fjord Energy &lt;AS&gt;">/)
  assert.match(page, /<th scope="row">Name<\/th><td>A<\/td><td>B<\/td><td>C<\/td>/)
  assert.equal(page.match(/as entered; not electronically signed/g)?.length, 1)
  assert.match(page, /<title>CAL-14 rev\. 02, Wall thickness[^<]*: FAIL<\/title>/)
  assert.match(page, /Issued for comments/)
  const bare = await renderReport({ ...sampleRecord, request: { ref: sampleRecord.request.ref } })
  assert.equal(bare.match(/<div class="empty"><dt>/g)?.length, 4)
  assert.doesNotMatch(bare, /not electronically signed|<img|Revision history/)
})

test('the title of the document stands in place of that of the workflow, which is still named', async () => {
  const meta = { title: 'Wall thickness of the north line' }
  const page = await renderReport({ ...sampleRecord, request: { ...sampleRecord.request, meta } })
  assert.match(page, /<h1>Wall thickness of the north line<\/h1>/)
  assert.match(page, /<p class="question">Wall thickness of submarine pipelines\. Does the wall/)
})

test('a logo that is none is not printed', async () => {
  const meta = { logo: `data:image/png;base64,${btoa('<svg onload=alert(1)>')}` }
  const page = await renderReport({ ...sampleRecord, request: { ...sampleRecord.request, meta } })
  assert.doesNotMatch(page, /<img/)
})

test('a print mode changes the class of the page and nothing else', async () => {
  const page = await renderReport(sampleRecord)
  for (const mode of PRINT_MODES) {
    const printed = inPrintMode(page, mode)
    assert.equal(printed.replace(`<body class="print-${mode}">`, '<body class="print-standard">'), page)
    assert.deepEqual(extractRecord(printed), sampleRecord)
  }
})

test('a chart drawn after others has the same bytes: clips and gradients are numbered within the chart', async () => {
  const alone = { ...sampleRecord, response: { ...sampleRecord.response, result: only('painted') } } as RunRecord
  const figure = (page: string) => /<figure id="chart-painted">.*?(<svg.*?)<\/figure>/s.exec(page)?.[1]
  const first = figure(await renderReport(alone))
  await renderReport(sampleRecord)
  assert.equal(figure(await renderReport(sampleRecord)), first)
  assert.match(first ?? '', /id="chart-painted-1"/)
})
const only = (id: string) => {
  const { result } = sampleRecord.response
  return { ...result, charts: result?.charts.filter((c) => c.id === id) }
}

test('a chart that names an address is drawn without it, or not at all; the address is never asked', async () => {
  const spec = {
    mark: 'point',
    data: { url: 'http://127.0.0.1:1/x.json' },
    encoding: { x: { field: 'x', type: 'quantitative' } },
  }
  const image = {
    mark: { type: 'image', url: 'http://127.0.0.1:1/x.png', width: 9, height: 9 },
    data: { values: [{ x: 1 }] },
    encoding: { x: { field: 'x', type: 'quantitative' } },
  }
  const charts = [spec, image, { nonsense: true }].map((s, i) => ({
    id: `c${i}`,
    title: 't',
    description: 'd',
    spec: s,
  }))
  const record = {
    ...sampleRecord,
    response: { ...sampleRecord.response, result: { ...sampleRecord.response.result, charts } },
  } as RunRecord
  const page = await renderReport(record)
  assertStrict(page.replace(/<image [^>]*>(<\/image>)?/g, ''))
  assert.doesNotMatch(page.slice(0, page.indexOf('<pre id="keelson-record"')), /127\.0\.0\.1:1\//)
})

test('a failed check says so in words, the governing one is named, and a value just below its limit is not rounded onto it', async () => {
  const page = await renderReport(sampleRecord)
  assert.match(page, /✕ fails/)
  assert.match(page, /Pressure containment <span class="tag">governs<\/span>/)
  assert.match(page, /<span class="figure">0\.79996<\/span>/)
  assert.match(page, /limit 0\.8</)
})

test('no green where nothing was checked: a neutral badge says so, in the title of the page too', async () => {
  const page = await renderReport(uncheckedRecord)
  assert.match(page, /<strong class="badge unchecked"><span aria-hidden="true">○<\/span> No check made<\/strong>/)
  assert.match(page, /<title>[^<]*: No check made<\/title>/)
  assert.match(page, /<div class="answer unchecked">/)
  assert.match(page, /<p class="note">No check made\.<\/p>/)
  assert.doesNotMatch(page, /class="(?:badge|answer|outcome) pass"/)
  const foreign = await renderReport({
    ...foreignRecord,
    response: { ...foreignRecord.response, status: 'PASS', returncode: 0 },
  })
  assert.match(foreign, /<strong class="badge unchecked">/)
  const checked = await renderReport({
    ...sampleRecord,
    response: { ...sampleRecord.response, status: 'PASS' },
  })
  assert.match(checked, /<strong class="badge pass">/)
})

test('what the verdict rests on stands beside it, once: assumed defaults, and standards that were not read in print', async () => {
  const page = await renderReport(sampleRecord)
  const summary = page.slice(page.indexOf('<section id="summary"'), page.indexOf('</section>'))
  assert.match(
    summary,
    /<dt>Assumptions<\/dt><dd>Thin wall<\/dd><dd>Safety class: high <span class="quiet">\(the highest factor of the three\)/,
  )
  assert.equal(page.match(/are taken from public descriptions. Verify against the standard/g)?.length, 1)
  assert.match(summary, /coefficients of <span class="q">DNV-ST-F101<\/span> are taken from public descriptions/)
  const { contract } = sampleRecord
  const standards = (contract?.standards ?? []).map((s) => ({ ...s, read: null }))
  const read = await renderReport({ ...sampleRecord, ...(contract && { contract: { ...contract, standards } }) })
  assert.doesNotMatch(read, /Verify against the standard/)
})

test('why a check is left out stands beside it in the summary, and is no warning a second time', async () => {
  const { response } = sampleRecord
  const warnings = [
    { code: 'not_assessed', message: 'Not assessed: Swab: needs tripping speed' },
    { code: 'thin', message: 'The wall is thin.' },
  ]
  const [first] = (await renderReport({ ...sampleRecord, response: { ...response, warnings } })).split('id="basis"')
  assert.match(first ?? '', /The wall is thin\./)
  assert.doesNotMatch(first ?? '', /needs tripping speed/)
})

test('the first section says in full what was assumed, not assessed and not checked, however much it is', async () => {
  const summaryOf = (page: string) => page.slice(page.indexOf('<section id="summary"'), page.indexOf('</section>'))
  const left = Array.from({ length: 60 }, (_, i) => `Something else, number ${i}`)
  const { result, ...response } = sampleRecord.response
  const page = await renderReport({
    ...sampleRecord,
    response: { ...response, result: { ...result, not_checked: left } },
  } as RunRecord)
  const summary = summaryOf(page)
  for (const text of [...left, 'Collapse: ', 'Thin wall', 'Safety class: high']) assert.ok(summary.includes(text), text)
  assert.doesNotMatch(page.slice(page.indexOf('id="basis"')), /<h3>Assumptions/)
})

test('an input of the first sheet says where it comes from', async () => {
  const { request } = sampleRecord
  const stated = async (input_basis: RunRecord['request']['input_basis']) => {
    const page = await renderReport({ ...sampleRecord, request: { ...request, ...(input_basis && { input_basis }) } })
    return /<th scope="row">Outside diameter<\/th>.*?<td class="source">(.*?)<\/td>/
      .exec(page)?.[1]
      ?.replace(/<[^>]*>/g, '')
  }
  assert.equal(await stated(undefined), 'as sent')
  assert.equal(await stated({ '/outer_diameter': { from: 'example' } }), 'example')
  const source = { document: 'NF-2101', revision: 'B' }
  assert.equal(await stated({ '/outer_diameter': { from: 'entered', source } }), 'NF-2101 rev. B')
})

test('the headline has few digits, the table of values all of them', async () => {
  const page = await renderReport(sampleRecord)
  assert.match(page, /<span class="figure">1\.087<\/span>/)
  assert.match(page, /1\.0873/)
})

test('a workflow without a published, peer or independent case is called unvalidated, up front too', async () => {
  const page = await renderReport({
    ...sampleRecord,
    evidence: sampleRecord.evidence.filter((c) => c.kind === 'closed-form'),
  })
  assert.match(page, /<strong>Unvalidated\.<\/strong>/)
  assert.match(page, /unvalidated workflow<\/a>/)
  assert.doesNotMatch(await renderReport(sampleRecord), /Unvalidated/)
})

test('a step that cannot be typeset is printed as text', async () => {
  const steps = [{ ...sampleRecord.response.result?.steps[0], expression: 'import("x")' }]
  const record = {
    ...sampleRecord,
    response: { ...sampleRecord.response, result: { ...sampleRecord.response.result, steps } },
  } as RunRecord
  assert.match(await renderReport(record), /p_b = import\(&quot;x&quot;\)/)
})

test('a page that is no report is refused', () => {
  assert.throws(() => extractRecord('<p>hello</p>'), /not a Keelson report/)
  assert.throws(() => extractRecord('<pre id="keelson-record">{}</pre>'), /schema/)
})

test('a check links to the step of its demand, and a fit says that it is one', async () => {
  const { result } = sampleRecord.response
  const steps = result?.steps.map((s) => (s.id === 1 ? { ...s, fit: '0.5 is in MPa' } : s))
  const check_origins = { burst: { demand: { kind: 'input', name: 'pressure' }, capacity: { kind: 'step', id: 1 } } }
  const record = {
    ...sampleRecord,
    response: { ...sampleRecord.response, result: { ...result, steps, check_origins } },
  } as RunRecord
  const page = await renderReport(record)
  const row = /<li class="check" id="check-burst">.*?<\/li>/s.exec(page)?.[0] ?? ''
  assert.match(row, /<code>pressure<\/code>/)
  assert.match(row, /<a href="#step-1">step 1<\/a>/)
  assert.match(page, /valid in the stated units only: 0\.5 is in MPa/)
})
