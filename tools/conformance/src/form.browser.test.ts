/**
 * The tables and lists of a form in a real browser, under a policy without eval: a block from the clipboard arrives exactly
 * or is refused, commas are asked about, faults stand at their cells, and all of it goes by the keyboard alone.
 */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import { css } from '@keelson/report/css.ts'
import { violations } from '@keelson/report/testing/axe.ts'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { beyondThePage, lowContrast } from '@keelson/report/testing/in-page.js'
import { formCss } from '@keelson/web/form/view/form-css.ts'
import { type AnyContract, type Problem, Refusal, readParams } from '@keelson/workflow'
import { build } from 'esbuild'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

const DESKTOP = { viewport: { width: 1100, height: 900 } }
const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, deviceScaleFactor: 2 }
type Params = Readonly<Record<string, unknown>>
type Row = Readonly<Record<string, unknown>>

/** What a page does with its form, as small as it can be: shows it, and hands out what it would send. */
const SCRIPT = `
import { formOf, paramsOf } from '@keelson/web/form/case/form.ts'
import { formView } from '@keelson/web/form/view/form-view.ts'
window.open_ = (spec) => {
  let form = formOf(spec, spec.example)
  const view = formView(spec, (name, state) => {
    form = { ...form, [name]: state }
    window.sent = paramsOf(spec, form)
  })
  document.getElementById('place').replaceChildren(view.element)
  view.show(form)
  window.sent = paramsOf(spec, form)
  window.mark = (problems) => view.mark(form, problems)
  view.mark(form, [])
}`

/** Loaded when the first block is pasted or opened. */
const LATER = ['../case/parallel.ts', '../case/table.ts']

let browser: Browser
let script = ''
before(async () => {
  if (WITH_BROWSER.skip) return
  const resolveDir = fileURLToPath(new URL('.', import.meta.url))
  const bundled = build({
    stdin: { contents: SCRIPT, resolveDir, loader: 'ts' },
    ...{ bundle: true, minify: true, format: 'iife', platform: 'browser', target: 'es2023', write: false },
  })
  const [{ outputFiles }, started] = await Promise.all([bundled, startBrowser()])
  script = outputFiles[0]?.text ?? ''
  browser = started
})
after(() => browser?.close())

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const pageText = () => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Form</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hash(script)}; style-src 'unsafe-inline'; font-src data:">
<style>${css}${formCss}</style></head><body><main class="page"><h1>Form</h1><form id="place"></form><label>Clip <textarea id="clip"></textarea></label></main>
<script>${script}</script></body></html>`

const workflow = (id: string) => {
  const found = modelrepo.versions.find((version) => version.id === id)
  assert.ok(found, id)
  return found.workflow
}

/** Opens the form of a workflow with an example; the page may complain of nothing. */
async function opened(
  id: string,
  example: Params,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
) {
  const { contract } = workflow(id)
  const context = await browser.newContext({ ...DESKTOP, ...options })
  context.setDefaultTimeout(15_000)
  const noise: string[] = []
  try {
    const page = await context.newPage()
    page.on('console', (message) => noise.push(message.text()))
    page.on('pageerror', (error) => noise.push(error.message))
    await page.route('http://form.test/', (route) => route.fulfill({ contentType: 'text/html', body: pageText() }))
    await page.goto('http://form.test/')
    await page.evaluate(`open_(${JSON.stringify({ schema: contract.params, example, groups: [] })})`)
    await page.evaluate(`for (const part of document.querySelectorAll('details.more')) part.open = true`)
    await use(page)
    assert.deepEqual(noise, [])
  } finally {
    await context.close()
  }
}

const sent = (page: Page) => page.evaluate<Record<string, unknown>>('sent')
const rowsOf = async (page: Page, name: string) => (await sent(page))[name] as readonly Row[]
const cell = (page: Page, name: string, row: number, column: string) => page.locator(`#input-${name}-${row}-${column}`)

const focused = (page: Page) => page.evaluate<string>('document.activeElement.id')

/** Puts a text on the clipboard as another program does, and pastes it into a box by its keys. */
async function paste(page: Page, text: string, into: ReturnType<Page['locator']>) {
  await page.evaluate(`document.addEventListener('copy', (event) => {
    event.clipboardData.setData('text/plain', ${JSON.stringify(text)})
    event.preventDefault()
  }, { once: true })`)
  await page.locator('#clip').press('Control+c')
  await into.focus()
  await into.press('Control+v')
}

/** The problems that the service has with what the page would send, marked in the page. */
async function judged(page: Page, contract: AnyContract): Promise<readonly Problem[]> {
  const problems = problemsOf(contract, await sent(page))
  await page.evaluate(`mark(${JSON.stringify(problems)})`)
  return problems
}
function problemsOf(contract: AnyContract, params: Params): readonly Problem[] {
  try {
    readParams(contract, params)
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.problems
    throw error
  }
}

const FLOW = 'flow_conditions'
const flow = () => ({ ...workflow('free-span-f105').example }) as Params
const number = (i: number, j: number) => Number(((i * 7 + j * 3 + 1) / 1024).toPrecision(9))
const block = (rows: number) =>
  Array.from({ length: rows }, (_, i) => [0, 1, 2, 3].map((j) => number(i, j)).join('\t')).join('\n')
const FLOW_COLUMNS = ['current_velocity', 'wave_velocity', 'keulegan_carpenter_number', 'probability']

describe('a table', () => {
  it('takes 300 rows of 4 columns as a spreadsheet copies them, and draws those in sight', WITH_BROWSER, async () => {
    await opened('free-span-f105', flow(), async (page) => {
      await paste(page, `${block(300)}\n`, cell(page, FLOW, 0, 'current_velocity'))
      const rows = await rowsOf(page, FLOW)
      assert.deepEqual(
        rows,
        Array.from({ length: 300 }, (_, i) => Object.fromEntries(FLOW_COLUMNS.map((name, j) => [name, number(i, j)]))),
      )
      const drawn = page.locator(`[data-input=${FLOW}] tbody tr:not(.gap)`)
      assert.ok((await drawn.count()) < 60)
      await page.locator(`[data-input=${FLOW}] .table-scroll`).evaluate((e) => e.scrollTo(0, e.scrollHeight))
      await cell(page, FLOW, 299, 'probability').waitFor()
      assert.equal(await cell(page, FLOW, 299, 'probability').inputValue(), String(number(299, 3)))
      await page.getByRole('button', { name: 'Undo' }).click()
      assert.equal(await rowsOf(page, FLOW), undefined)
    })
  })

  it('refuses a block that is too wide or too long in a sentence, and changes nothing', WITH_BROWSER, async () => {
    await opened('free-span-f105', { ...flow(), [FLOW]: [{ current_velocity: 1 }] }, async (page) => {
      await paste(page, '1\t2\t3\n', cell(page, FLOW, 0, 'keulegan_carpenter_number'))
      const note = page.locator(`[data-input=${FLOW}] [role=status]`)
      assert.match((await note.textContent()) ?? '', /3 columns, but only 2 from .* on. Nothing was changed/)
      await paste(page, '1\t2\n'.repeat(2001), cell(page, FLOW, 0, 'current_velocity'))
      assert.match((await note.textContent()) ?? '', /2001 rows, but only 2000 fit from row 1 on/)
      assert.deepEqual(await rowsOf(page, FLOW), [{ current_velocity: 1 }])
    })
  })

  it('asks what a comma means before anything is filled in', WITH_BROWSER, async () => {
    await opened('free-span-f105', { ...flow(), [FLOW]: [{ current_velocity: 1 }] }, async (page) => {
      const first = cell(page, FLOW, 0, 'current_velocity')
      await paste(page, '1,250\t0,5\n2,500\t0,75\n', first)
      const asked = page.locator(`[data-input=${FLOW}] .asked`)
      assert.match((await asked.textContent()) ?? '', /What does 1,250 mean\?1,250 is 1\.250/)
      assert.deepEqual(await rowsOf(page, FLOW), [{ current_velocity: 1 }])
      await page.keyboard.press('Enter')
      assert.deepEqual(await rowsOf(page, FLOW), [
        { current_velocity: 1.25, wave_velocity: 0.5 },
        { current_velocity: 2.5, wave_velocity: 0.75 },
      ])
      await paste(page, '1,250\t0.5\n', first)
      await page.getByRole('button', { name: 'leave these cells unchanged' }).click()
      assert.deepEqual((await rowsOf(page, FLOW))[0], { current_velocity: '1,250', wave_velocity: 0.5 })
      const { contract } = workflow('free-span-f105')
      const problems = await judged(page, contract)
      assert.ok(problems.some(({ pointer }) => pointer === `/${FLOW}/0/current_velocity`))
      assert.equal(await first.getAttribute('aria-invalid'), 'true')
    })
  })

  it('shows a fault at its cell, and leads there from beside the field', WITH_BROWSER, async () => {
    const rows = Array.from({ length: 300 }, (_, i) => ({ current_velocity: i === 250 ? -1 : 1, probability: 0.001 }))
    await opened('free-span-f105', { ...flow(), [FLOW]: rows }, async (page) => {
      const { contract } = workflow('free-span-f105')
      const [problem] = (await judged(page, contract)).filter(({ pointer }) => pointer.startsWith(`/${FLOW}/250/`))
      assert.ok(problem)
      const wrong = cell(page, FLOW, 250, 'current_velocity')
      await wrong.waitFor()
      assert.equal(await wrong.getAttribute('aria-invalid'), 'true')
      const why = await wrong.getAttribute('aria-describedby')
      assert.equal(await page.locator(`[id="${why}"]`).textContent(), problem.message)
      await page.locator(`#problem-${FLOW}`).getByRole('button', { name: 'row 251, Current velocity: ' }).click()
      assert.equal(await focused(page), await wrong.getAttribute('id'))
      await page.keyboard.type('1')
      await judged(page, contract)
      assert.equal(await wrong.getAttribute('aria-invalid'), null)
    })
  })

  it('goes by the keyboard alone', WITH_BROWSER, async () => {
    await opened('free-span-f105', { ...flow(), [FLOW]: [{ current_velocity: 1 }] }, async (page) => {
      const press = async (...keys: readonly string[]) => {
        for (const key of keys) await page.keyboard.press(key)
      }
      await cell(page, FLOW, 0, 'current_velocity').focus()
      await press(
        'Tab',
        '2',
        'ArrowRight',
        '3',
        'Enter',
        '4',
        'ArrowLeft',
        'ArrowLeft',
        '5',
        'ArrowUp',
        'ArrowLeft',
        '6',
      )
      assert.deepEqual(await rowsOf(page, FLOW), [
        { current_velocity: 6, wave_velocity: 2, keulegan_carpenter_number: 3 },
        { wave_velocity: 5, keulegan_carpenter_number: 4 },
      ])
      await press('Escape', 'Alt+Insert', '7', 'Control+End')
      assert.equal(await focused(page), await cell(page, FLOW, 2, 'probability').getAttribute('id'))
      await press('8', 'Alt+Delete', 'Escape')
      assert.deepEqual(await rowsOf(page, FLOW), [
        { current_velocity: 7 },
        { current_velocity: 1, wave_velocity: 2, keulegan_carpenter_number: 3 },
      ])
      assert.equal(await page.evaluate('document.activeElement.textContent'), 'Add a row')
    })
  })

  it('has one unit for each column, and a cell may say its own', WITH_BROWSER, async () => {
    await opened('free-span-f105', { ...flow(), [FLOW]: [{ current_velocity: 1 }] }, async (page) => {
      await page
        .locator(`[data-input=${FLOW}]`)
        .getByLabel('Unit of Current velocity', { exact: true })
        .selectOption('ft/s')
      assert.deepEqual(await rowsOf(page, FLOW), [{ current_velocity: 1 }])
      await paste(page, '2\n3 kn\n', cell(page, FLOW, 0, 'current_velocity'))
      assert.deepEqual(await rowsOf(page, FLOW), [
        { current_velocity: { value: 2, unit: 'ft/s' } },
        { current_velocity: '3 kn' },
      ])
    })
  })

  it('follows a key in less than a frame where it has 300 rows', WITH_BROWSER, async () => {
    const rows = Array.from({ length: 300 }, (_, i) => ({
      current_velocity: i / 100,
      wave_velocity: 1,
      probability: 0.001,
    }))
    await opened('free-span-f105', { ...flow(), [FLOW]: rows }, async (page) => {
      const spent = await page.evaluate<number>(`(() => {
        const box = document.getElementById('input-${FLOW}-3-current_velocity'), times = []
        for (let i = 0; i < 41; i++) {
          const began = performance.now()
          box.value = String(i)
          box.dispatchEvent(new Event('input', { bubbles: true }))
          mark([])
          times.push(performance.now() - began)
        }
        return times.sort((a, b) => a - b)[20]
      })()`)
      assert.ok(spent < 16, `${spent} ms`)
    })
  })
})

describe('a table within a row', () => {
  it('opens below it, takes a block, and shows its faults', WITH_BROWSER, async () => {
    const { contract, example } = workflow('mooring-fatigue')
    await opened('mooring-fatigue', example as Params, async (page) => {
      const opener = cell(page, 'lines', 0, 'tension_range_bins')
      assert.equal(await opener.textContent(), '3 rows')
      await opener.focus()
      await page.keyboard.press('Enter')
      await paste(page, '250\t1000\n350\t-5\n', cell(page, 'lines-0-tension_range_bins', 0, 'tension_range_kN'))
      const [line = {}] = await rowsOf(page, 'lines')
      const { tension_range_bins: bins } = line as { readonly tension_range_bins?: readonly Row[] }
      assert.deepEqual(bins?.slice(0, 2), [
        { tension_range_kN: 250, n_cycles: 1000 },
        { tension_range_kN: 350, n_cycles: -5 },
      ])
      const problems = await judged(page, contract)
      assert.ok(problems.some(({ pointer }) => pointer === '/lines/0/tension_range_bins/1/n_cycles'))
      const wrong = cell(page, 'lines-0-tension_range_bins', 1, 'n_cycles')
      assert.equal(await wrong.getAttribute('aria-invalid'), 'true')
      assert.equal(await opener.getAttribute('aria-invalid'), 'true')
      await opener.click()
      assert.equal(await wrong.count(), 0)
      await page.getByRole('button', { name: 'row 1, Tension range bins, row 2, Number of cycles: ' }).click()
      assert.equal(await focused(page), await wrong.getAttribute('id'))
    })
  })
})

describe('a grid', () => {
  it('takes a block of any shape, in one unit, and shows a fault at its number', WITH_BROWSER, async () => {
    const { contract, example } = workflow('api579-pipe-ffs-b314')
    await opened('api579-pipe-ffs-b314', example as Params, async (page) => {
      const grid = (await sent(page)).thickness_grid as readonly (readonly number[])[]
      const wider = grid.map((row) => [...row, 9])
      await paste(page, wider.map((row) => row.join('\t')).join('\n'), cell(page, 'thickness_grid', 0, '0'))
      assert.deepEqual((await sent(page)).thickness_grid, wider)
      await cell(page, 'thickness_grid', 3, '5').fill('')
      const problems = await judged(page, contract)
      assert.ok(problems.some(({ pointer }) => pointer === '/thickness_grid/3/5'))
      assert.equal(await cell(page, 'thickness_grid', 3, '5').getAttribute('aria-invalid'), 'true')
      assert.match((await page.locator('#problem-thickness_grid').textContent()) ?? '', /^row 4, column 6: /)
    })
  })
})

describe('a list', () => {
  it('takes a column of a spreadsheet, ten thousand numbers long', WITH_BROWSER, async () => {
    const { example } = workflow('wellpath')
    await opened('wellpath', example as Params, async (page) => {
      const depths = Array.from({ length: 10_000 }, (_, i) => i * 3.25)
      await paste(page, `${depths.join('\n')}\n`, page.locator('#input-measured_depth'))
      assert.deepEqual((await sent(page)).measured_depth, depths)
      assert.match((await page.locator('[data-input=measured_depth] .count').textContent()) ?? '', /^10000 entries$/)
    })
  })
})

describe('a file', () => {
  const file = (name: string, text: string | Buffer) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

  it('opens in place of a table, in the units of its heading, and saved it is the same', WITH_BROWSER, async () => {
    await opened('free-span-f105', { ...flow(), [FLOW]: [{ current_velocity: 1 }] }, async (page) => {
      const field = page.locator(`[data-input=${FLOW}]`)
      const open = field.locator('input[type=file]')
      const windows = Buffer.from(
        'Probabilité;current_velocity (ft/s);Probability of occurrence\r\nété;1.5;0.25\r\n',
        'latin1',
      )
      await open.setInputFiles(file('a.csv', windows))
      await field.getByText('filled in').waitFor()
      assert.deepEqual(await rowsOf(page, FLOW), [
        { current_velocity: { value: 1.5, unit: 'ft/s' }, probability: 0.25 },
      ])
      assert.match((await field.locator('[role=status]').textContent()) ?? '', /Not read.*: Probabilité\./)
      const before = await rowsOf(page, FLOW)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        field.getByRole('button', { name: 'Save CSV' }).click(),
      ])
      assert.equal(download.suggestedFilename(), `${FLOW}.csv`)
      await field.getByRole('button', { name: 'Remove row 1' }).click()
      await open.setInputFiles(await download.path())
      await field.getByText('filled in').waitFor()
      assert.deepEqual(await rowsOf(page, FLOW), before)
    })
  })

  it('is the value of a long text', WITH_BROWSER, async () => {
    await opened('orcawave-input-prep', workflow('orcawave-input-prep').example as Params, async (page) => {
      const mesh = `mesh\r\n${'1.0 2.0 3.0\r\n'.repeat(20_000)}`
      await page.locator('[data-input=mesh_gdf] input[type=file]').setInputFiles(file('hull.gdf', mesh))
      await page.getByText('hull.gdf opened.').waitFor()
      assert.equal((await sent(page)).mesh_gdf, mesh)
    })
  })

  it('is not needed to take a table along: it is copied for a spreadsheet', WITH_BROWSER, async () => {
    await opened('free-span-f105', { ...flow(), [FLOW]: [{ current_velocity: 1, probability: 0.5 }] }, async (page) => {
      await page.locator(`[data-input=${FLOW}]`).getByRole('button', { name: 'Copy' }).click()
      await page.locator('#clip').focus()
      await page.locator('#clip').press('Control+v')
      const [, values] = (await page.locator('#clip').inputValue()).split(/\r?\n/)
      assert.equal(values, '1\t\t\t0.5')
    })
  })
})

describe('a block of fewer rows than stand there', () => {
  const rows = (n: number) => Array.from({ length: n }, (_, i) => ({ current_velocity: i + 1, probability: 0.1 }))
  const placed = (page: Page) => rowsOf(page, FLOW)

  it('replaces a table where it has all that a row needs, and says what it removed', WITH_BROWSER, async () => {
    await opened('free-span-f105', { ...flow(), [FLOW]: rows(6) }, async (page) => {
      await paste(page, `${block(2)}\n`, cell(page, FLOW, 0, 'current_velocity'))
      await page.getByText('2 rows filled in; 4 rows below were removed.').waitFor()
      assert.equal((await placed(page)).length, 2)
      await page.getByRole('button', { name: 'Undo' }).click()
      assert.equal((await placed(page)).length, 6)
    })
  })

  it('leaves the others where it begins below the first row', WITH_BROWSER, async () => {
    await opened('free-span-f105', { ...flow(), [FLOW]: rows(6) }, async (page) => {
      await paste(page, `${block(2)}\n`, cell(page, FLOW, 1, 'current_velocity'))
      await page.getByText('2 rows filled in; 3 rows below were not changed.').waitFor()
      assert.equal((await placed(page)).length, 6)
    })
  })
})

describe('a survey', () => {
  const example = () => workflow('wellpath').example as Params
  const lists = async (page: Page) => {
    const { measured_depth, inclination, azimuth } = await sent(page)
    return [measured_depth, inclination, azimuth]
  }

  it('pastes as one block into its three lists, by heads with units or in their order', WITH_BROWSER, async () => {
    await opened('wellpath', example(), async (page) => {
      const [depth, ...others] = [
        [0, 100, 200],
        [0, 1.5, 3],
        [10, 20, 30],
      ]
      const block = 'Inclinations (deg)\tMD (m)\tAzimuths\n0\t0\t10\n1.5\t100\t20\n3\t200\t30\n'
      await paste(page, block, page.locator('#input-measured_depth'))
      await page.getByText('3 entries each filled in').waitFor()
      const [md, ...angles] = await lists(page)
      assert.deepEqual((md as { value?: unknown }).value ?? md, depth)
      assert.deepEqual(angles, others)
      await page.getByRole('button', { name: 'Undo' }).click()
      await paste(page, '0   0   10\n100 1.5 20\n200 3   30\n', page.locator('#input-measured_depth'))
      await page.getByText('3 entries each filled in').waitFor()
      assert.deepEqual((await lists(page)).slice(1), others)
    })
  })

  it('is refused with more columns than there are lists, and one column goes into one list', WITH_BROWSER, async () => {
    await opened('wellpath', example(), async (page) => {
      const before = await lists(page)
      await paste(page, '1\t2\t3\n4\t5\t6\n', page.locator('#input-inclination'))
      await page.getByText('The block has 3 columns, but only 2 from Inclinations on. Nothing was changed.').waitFor()
      assert.deepEqual(await lists(page), before)
      await paste(page, '1\n2\n', page.locator('#input-inclination'))
      assert.deepEqual(await lists(page), [before[0], [1, 2], before[2]])
    })
  })
})

describe('a text that may mean two things, or a grade', () => {
  it('is taken by a button, and never by itself', WITH_BROWSER, async () => {
    const { contract, example } = workflow('pipe-capacity')
    await opened('pipe-capacity', example as Params, async (page) => {
      const box = page.locator('#input-specified_minimum_yield_strength')
      await box.fill('X65')
      const [problem] = await judged(page, contract)
      assert.match(problem?.message ?? '', /X65 has SMYS 450 MPa/)
      assert.equal((await sent(page)).specified_minimum_yield_strength, 'X65')
      await page.getByRole('button', { name: 'Use 450 MPa' }).click()
      assert.equal((await sent(page)).specified_minimum_yield_strength, 450)
      const diameter = page.locator('#input-outer_diameter')
      await diameter.fill('1,250')
      await judged(page, contract)
      await page.getByRole('button', { name: 'Use 1250' }).click()
      assert.equal((await sent(page)).outer_diameter, 1250)
    })
  })
})

describe('the form', () => {
  it('takes half of the script that a page may have, and no validator into it', async () => {
    const resolveDir = fileURLToPath(new URL('.', import.meta.url))
    const { outputFiles } = await build({
      stdin: { contents: SCRIPT, resolveDir, loader: 'ts' },
      ...{ bundle: true, minify: true, external: LATER, format: 'esm', target: 'es2023', write: false },
    })
    const [begun] = outputFiles.map(({ contents }) => gzipSync(contents).length)
    assert.ok(begun !== undefined && begun < 35_000, `${begun} bytes`)
  })

  it('reads on a desktop, a phone and in the dark, and to a screen reader', WITH_BROWSER, async () => {
    const { example } = workflow('cathodic-protection-jacket')
    for (const options of [DESKTOP, PHONE, { ...PHONE, colorScheme: 'dark' } as const]) {
      await opened(
        'cathodic-protection-jacket',
        example as Params,
        async (page) => {
          assert.deepEqual(await page.evaluate(lowContrast), [])
          assert.deepEqual(await page.evaluate(beyondThePage), [])
          assert.deepEqual(await violations(page), [])
        },
        options,
      )
    }
  })
})
