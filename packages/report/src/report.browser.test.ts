/** The page in a real browser: it asks for nothing, runs nothing, draws its charts, and reads on every medium. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inPrintMode, PRINT_MODES, renderReport } from './index.ts'
import { violations } from './testing/axe.ts'
import { startBrowser, WITH_BROWSER } from './testing/browser.ts'
import { crowdedRecord } from './testing/crowded-record.ts'
import {
  background,
  beyondThePage,
  cutOff,
  drawn,
  faults,
  headingLevels,
  intruders,
  lowContrast,
  pageWidth,
} from './testing/in-page.js'
import { labelOf } from './testing/pdf.ts'
import { firstSheetFaults, type Paper, printed, printedFaults } from './testing/printed-faults.ts'
import { errorRecord, foreignRecord, sampleRecord, skippedRecord } from './testing/sample-record.ts'

let browser: Browser
let folder: string
before(async () => {
  if (WITH_BROWSER.skip) return
  browser = await startBrowser()
  folder = await mkdtemp(join(tmpdir(), 'keelson-report-'))
})
after(async () => {
  await browser?.close()
  if (folder) await rm(folder, { recursive: true })
})

const records = {
  calculation: sampleRecord,
  crowded: crowdedRecord,
  error: errorRecord,
  skipped: skippedRecord,
  foreign: foreignRecord,
}
const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 2 }
const MEDIA = { light: DESKTOP, dark: { ...DESKTOP, colorScheme: 'dark' }, phone: PHONE } as const
/** The printed column of an A4 page, 178 mm. */
const PAPER = { viewport: { width: 673, height: 980 } }

/** Each record is printed once, whatever is asked of its report. */
const reports = new Map<RunRecord, Promise<string>>()
function reportOf(record: RunRecord): Promise<string> {
  const made = reports.get(record) ?? renderReport(record)
  reports.set(record, made)
  return made
}

/** Opens the report and hands over the page with what it asked for and complained of. */
async function opened<T>(
  record: RunRecord,
  options: BrowserContextOptions,
  use: (page: Page, noise: readonly string[]) => Promise<T>,
): Promise<T> {
  const file = join(folder, 'report.html')
  await writeFile(file, await reportOf(record))
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const noise: string[] = []
    const address = pathToFileURL(file).href
    page.on('console', (message) => noise.push(`console: ${message.text()}`))
    page.on('pageerror', (error) => noise.push(`error: ${error.message}`))
    page.on('dialog', (dialog) => {
      noise.push('a dialog')
      void dialog.dismiss()
    })
    page.on(
      'request',
      (r) =>
        r.url() !== address && !r.url().startsWith('data:font/woff2') && noise.push(`request: ${r.url().slice(0, 80)}`),
    )
    await page.goto(address)
    await page.waitForFunction('document.fonts.status === "loaded"')
    return await use(page, noise)
  } finally {
    await context.close()
  }
}

/** What is looked at in a report: each is opened once on each medium. */
type Name = keyof typeof records
const looks = new Map<string, ReturnType<typeof looked>>()
function look(name: Name, medium: keyof typeof MEDIA) {
  const made = looks.get(`${name} ${medium}`) ?? looked(name, medium)
  looks.set(`${name} ${medium}`, made)
  return made
}
const looked = (name: Name, medium: keyof typeof MEDIA) =>
  opened(records[name], MEDIA[medium], async (page, noise) => ({
    noise: [...noise],
    contrast: await page.evaluate(lowContrast),
    width: await page.evaluate(pageWidth),
    beyond: await page.evaluate(beyondThePage),
    levels: await page.evaluate(headingLevels),
    faults: await page.evaluate(faults),
    violations: medium === 'dark' ? [] : await violations(page),
  }))
const NAMES = Object.keys(records) as readonly Name[]

const PAYLOAD = `"><script>window.ran=1</script><img src="http://127.0.0.1:1/x.png" onerror="window.ran=1"></title></style></pre>`
const poisoned = (value: unknown, key = ''): unknown => {
  const ours = [
    'schema',
    'kind',
    'status',
    'origin',
    'use',
    'engine',
    'version_status',
    'type',
    'field',
    'op',
    'as',
    'expression',
    'width',
    'align',
    'shape',
    'orient',
    'interpolate',
  ]
  if (typeof value === 'string') return ours.includes(key) || value === 'width' ? value : PAYLOAD + value
  if (Array.isArray(value)) return value.map((x) => poisoned(x))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, poisoned(v, k)]))
}

test('nothing is asked for, nothing runs, nothing is complained of', WITH_BROWSER, async () => {
  for (const name of NAMES) assert.deepEqual((await look(name, 'light')).noise, [], name)
})

test('markup in every text of the record, charts included, is only text', WITH_BROWSER, async () => {
  await opened(poisoned(sampleRecord) as RunRecord, DESKTOP, async (page, noise) => {
    assert.deepEqual(noise, [])
    const left = await page.evaluate(intruders)
    assert.deepEqual(left, [0, false])
  })
})

test('charts are drawn, the font is loaded from the page, brackets grow', WITH_BROWSER, async () => {
  await opened(sampleRecord, DESKTOP, async (page) => {
    const { charts, stretched, font } = await page.evaluate(drawn)
    assert.equal(charts.length, 2)
    assert.ok(charts.every((height) => height > 60))
    assert.ok(font)
    assert.ok(stretched)
  })
})

test('text stands out from its background in light and in dark', WITH_BROWSER, async () => {
  for (const name of NAMES)
    for (const light of ['light', 'dark'] as const)
      assert.deepEqual((await look(name, light)).contrast, [], `${name} ${light}`)
})

test('on a phone the page does not scroll sideways; wide things scroll in their own row', WITH_BROWSER, async () => {
  for (const name of NAMES) {
    const { width, beyond } = await look(name, 'phone')
    assert.equal(width, 390, name)
    assert.deepEqual(beyond, [], name)
  }
})

test('on paper nothing is cut off, and a dark screen prints on white', WITH_BROWSER, async () => {
  await opened(sampleRecord, { ...PAPER, colorScheme: 'dark' }, async (page) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    assert.deepEqual(await page.evaluate(cutOff), [])
    assert.equal(await page.evaluate(background), 'rgb(255, 255, 255)')
    assert.ok((await page.pdf({ preferCSSPageSize: true })).length > 10_000)
  })
})

test(
  'one title, headings in order, landmarks, a name for every drawing, heads for every table',
  WITH_BROWSER,
  async () => {
    for (const name of NAMES) {
      const { levels, faults } = await look(name, 'light')
      assert.equal(levels.filter((level) => level === 1).length, 1, name)
      for (const [i, level] of levels.entries())
        assert.ok(level <= (levels[i - 1] ?? 0) + 1, `${name}: h${level} after h${levels[i - 1]}`)
      assert.deepEqual(faults, { landmarks: [], drawings: 0, tables: 0 }, name)
    }
  },
)

test('an audit of accessibility finds nothing, on the screen or on a phone', WITH_BROWSER, async () => {
  for (const name of NAMES)
    for (const medium of ['light', 'phone'] as const)
      assert.deepEqual((await look(name, medium)).violations, [], `${name} ${medium}`)
})

/** What each mode prints of a record, read back. */
const papers = new Map<RunRecord, ReturnType<typeof printedOf>>()
function printedModes(record: RunRecord) {
  const made = papers.get(record) ?? printedOf(record)
  papers.set(record, made)
  return made
}
async function printedOf(record: RunRecord) {
  const page = await browser.newPage()
  try {
    const html = await reportOf(record)
    const all: Record<string, { readonly html: string; readonly printed: Paper }> = {}
    for (const mode of PRINT_MODES) {
      const of = inPrintMode(html, mode)
      all[mode] = { html: of, printed: await printed(page, of) }
    }
    return all
  } finally {
    await page.close()
  }
}

test(
  'whatever a record holds, the contents list is true, no heading stands alone and no value is broken',
  WITH_BROWSER,
  async () => {
    const bare = { ...crowdedRecord, request: sampleRecord.request }
    for (const [name, record] of Object.entries({ ...records, bare })) {
      const modes = await printedModes(record)
      for (const mode of Object.values(modes)) assert.deepEqual(printedFaults(mode.printed, mode.html), [], name)
    }
  },
)

test(
  'the first sheet has every check, warning, check not assessed and the sign-off, in every print',
  WITH_BROWSER,
  async () => {
    for (const mode of Object.values(await printedModes(sampleRecord)))
      assert.deepEqual(firstSheetFaults(mode.printed), [])
  },
)

test('the standard print leaves out all values and the record, the full one holds them', WITH_BROWSER, async () => {
  const { summary, standard, full } = await printedModes(sampleRecord)
  const sections = (mode = summary) =>
    [...new Set(mode?.printed.pages.map((text) => labelOf(text)?.split('-')[0]))].join('')
  assert.deepEqual([sections(summary), sections(standard), sections(full)], ['1', '1234ABCDE', '1234ABCDEFG'])
  assert.ok(full?.printed.pages.some((text) => labelOf(text) === 'G-1' && text.includes('created_at')))
})

test('a contents list with a history of many issues has pages of its own', WITH_BROWSER, async () => {
  const { standard } = await printedModes(crowdedRecord)
  const labels = standard?.printed.pages.map(labelOf) ?? []
  assert.deepEqual(labels.filter((label) => !label?.startsWith('1-')).slice(0, 2), ['i', 'ii'])
  assert.equal(labels[(standard?.printed.targets.get('basis')?.page ?? 0) - 1], '2-1')
})

test('the outline of the print is that of the headings', WITH_BROWSER, async () => {
  const { full } = await printedModes(sampleRecord)
  const titles = full?.printed.outline.map(({ title }) => title).join(' ') ?? ''
  for (const title of ['1 Summary', '2 Basis', 'Inputs', '4 Calculation', 'G Record'])
    assert.ok(titles.includes(title), title)
})
