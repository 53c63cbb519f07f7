/**
 * The live pages in the hands of a reader: the address holds the case, a page saved for offline calculates the same, the
 * way from a question to a report goes by the keyboard or by taps alone, and it is quick and can be read by everyone.
 */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { violations } from '@keelson/report/testing/axe.ts'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { beyondThePage, headingLevels, lowContrast, pageWidth } from '@keelson/report/testing/in-page.js'
import { temporaryFolder } from '@keelson/service/testing.ts'
import { linkTo, placeWith } from '@keelson/web/pages/case/address.ts'
import type { Page } from 'playwright-core'
import { type EveryVersion, everyVersion } from './every-version.ts'
import type { Request } from './modes.ts'
import {
  answered,
  closeGround,
  DESKTOP,
  type Ground,
  opened,
  openGround,
  PHONE,
  pressRecord,
  record,
  settled,
  textOf,
} from './pages/opened.ts'
import { hashesOf, pathOf, shownOf, soundCase } from './pages/sound-case.ts'
import { sentOf } from './pages/typed-case.ts'

let ground: Ground
const folder = temporaryFolder()
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(async () => {
  await closeGround(ground)
  rmSync(folder, { recursive: true, force: true })
})

function versionOf(ref: string): EveryVersion {
  const found = everyVersion.find((version) => version.ref === ref)
  assert.ok(found, ref)
  return found
}
const runOf = ({ ref }: EveryVersion, params: Request, more: object = {}) =>
  ground.service.run({ ref, params, ...more })
/** The path of a page with a case in its address. */
const pathWith = (version: EveryVersion, params: Request): string =>
  pathOf(version) + linkTo(placeWith(shownOf(version), params))

describe('the address', () => {
  const FLOW = 'modelrepo:free-span-f105@1'
  const rows = Array.from({ length: 300 }, (_, i) => ({ current_velocity: 0.1 + i / 1000, probability: 1 / 300 }))

  it('names a draft that the browser keeps, where the case is longer than 8 kB', WITH_BROWSER, async () => {
    const version = versionOf(FLOW)
    const params = { ...version.workflow.example, design_life: 25, flow_conditions: rows }
    const run = await runOf(version, params)
    await opened(ground, pathWith(version, params), async (page) => {
      assert.deepEqual(await answered(page, run.provenance.input_hash, params), hashesOf(run))
      await page.waitForURL(/kept-case=/)
      assert.ok(page.url().length < 200)
      await page.reload()
      assert.deepEqual(await answered(page, run.provenance.input_hash, params), hashesOf(run))
      const address = page.url()
      await page.evaluate('localStorage.clear()')
      await page.goto('about:blank')
      await page.goto(address)
      await page.getByText('The draft of this address is not saved in this browser.').waitFor()
    })
  })

  it(
    'of a recorded run opens its inputs and its title block, and recorded again it is the same',
    WITH_BROWSER,
    async () => {
      for (const ref of ['datarepo:pipeline-safety-ffs@1', 'modelrepo:mooring-fatigue@1', 'modelrepo:wellpath@1']) {
        const version = versionOf(ref)
        const { entries } = await soundCase(version, ground.service)
        const meta = { client: 'North Field', document: 'KL-014', prepared_by: 'A. Berg' }
        const run = await runOf(version, sentOf(entries), { meta })
        const [path] = pathOf(version).split('?')
        await opened(ground, `${path}?run=${run.run_id}`, async (page) => {
          assert.deepEqual(await answered(page, run.provenance.input_hash, sentOf(entries)), hashesOf(run))
          assert.equal(await page.locator('#title-client').inputValue(), meta.client)
          assert.equal(await page.locator('#title-prepared_by').inputValue(), meta.prepared_by)
          const { text } = await ground.service.get(`/reports/${await record(page)}`)
          for (const said of Object.values(meta)) assert.ok(text.includes(said), said)
        })
      }
    },
  )
})

it(
  'a page that is loaded again with the example in its address comes up with it, as the example',
  WITH_BROWSER,
  async () => {
    const version = versionOf('modelrepo:catenary@1')
    const { provenance } = await runOf(version, version.workflow.example)
    await opened(ground, pathOf(version), async (page) => {
      await answered(page, provenance.input_hash, version.workflow.example)
      await page.waitForURL(({ hash }) => hash !== '')
      await page.reload()
      await answered(page, provenance.input_hash, version.workflow.example)
      assert.match(await textOf(page, '.begins .notice'), /^All inputs are from the example/)
    })
  },
)

it('a case that was changed is a draft on the home page, and opens as it was left', WITH_BROWSER, async () => {
  const version = versionOf('modelrepo:lifting-lug-design@1')
  const params = { ...version.workflow.example, plate_thickness: 43 }
  const run = await runOf(version, params)
  await opened(ground, pathOf(version), async (page) => {
    await settled(page)
    await page.locator('#input-plate_thickness').fill('43')
    await answered(page, run.provenance.input_hash, params)
    await page.goto(`${ground.service.url}/`)
    const draft = page.locator('#opened li').filter({ hasText: 'draft' })
    await draft.getByRole('link').click()
    await answered(page, run.provenance.input_hash, params)
  })
})

it('a case that is changed while the one before is recorded is not passed off as recorded', WITH_BROWSER, async () => {
  const version = versionOf('modelrepo:catenary@1')
  await opened(ground, pathOf(version), async (page) => {
    await settled(page)
    const pressed = JSON.parse(await textOf(page, '#case-json')).params
    let go = () => {}
    const held = new Promise<void>((done) => {
      go = done
    })
    await page.route('**/api/run', async (route) => {
      await held
      await route.continue()
    })
    await pressRecord(page)
    const changed = { ...pressed, vertical_span: '190 m' }
    await page.locator('#input-vertical_span').fill('190 m')
    const run = await runOf(version, changed)
    await answered(page, run.provenance.input_hash, changed)
    go()
    await page.locator('#report-link').waitFor()
    assert.ok(await page.locator('.standing .tag').isVisible())
    assert.match(await textOf(page, '.recorded'), /previous inputs/)
    assert.ok(await page.locator('#record').isEnabled())
  })
})

describe('a page saved for offline', () => {
  for (const ref of ['modelrepo:cathodic-protection-jacket@1', 'modelrepo:mooring-fatigue@2', 'modelrepo:wellpath@1']) {
    it(`${ref}: opens as a file, with the case, and calculates the same`, WITH_BROWSER, async () => {
      const version = versionOf(ref)
      const { entries, run } = await soundCase(version, ground.service)
      await opened(ground, pathWith(version, sentOf(entries)), async (page) => {
        await answered(page, run.provenance.input_hash, sentOf(entries))
        const said = await textOf(page, '.standing .said')
        await page.getByRole('button', { name: 'Values', exact: true }).click()
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: 'Save for offline use' }).click(),
        ])
        const saved = join(folder, file.suggestedFilename())
        await file.saveAs(saved)
        await opened(ground, pathToFileURL(saved).href, async (offline) => {
          await settled(offline)
          assert.equal(await textOf(offline, '#result-hash'), run.determinism.result_hash)
          assert.equal(await textOf(offline, '#input-hash'), run.provenance.input_hash)
          assert.equal(await textOf(offline, '.standing .said'), said)
          assert.equal(await textOf(offline, '.standing .tag'), 'not recorded')
        })
      })
    })
  }
})

describe('from a question to a report', () => {
  const QUESTION = 'wall thickness of a subsea pipeline'
  const REF = 'modelrepo:wall-thickness-quickcheck@1'
  const MOST = 10

  const assertReport = async (page: Page, inputs: Request) => {
    await page.waitForURL(/\/reports\//)
    const run = await runOf(versionOf(REF), { ...versionOf(REF).workflow.example, ...inputs })
    const { json } = await ground.service.get(`/api/runs/${page.url().split('/').at(-1)}`)
    assert.deepEqual(hashesOf(json), hashesOf(run))
  }
  const focused = (page: Page) => page.evaluate<string>('document.activeElement.id')

  it('goes by the keyboard alone, in fewer than ten strokes beside the typing', WITH_BROWSER, async (t) => {
    await opened(ground, '/', async (page) => {
      let strokes = 0
      const press = async (key: string) => {
        strokes++
        await page.keyboard.press(key)
      }
      await page.locator('#ask:focus').waitFor()
      await page.keyboard.type(QUESTION)
      await page.locator('#found a').first().and(page.locator('[href*="wall-thickness-quickcheck"]')).waitFor()
      await press('Tab')
      await press('Enter')
      await page.waitForURL(/wall-thickness-quickcheck/)
      await settled(page)
      await press('Tab')
      await press('Enter')
      while ((await focused(page)) !== 'input-outer_diameter' && strokes < MOST) await press('Tab')
      await page.keyboard.press('Control+a')
      await page.keyboard.type('16 in')
      await press('Enter')
      await page.locator('#record:focus').waitFor()
      await press('Enter')
      await page.locator('#report-link:focus').waitFor()
      await press('Enter')
      await assertReport(page, { outer_diameter: '16 in' })
      t.diagnostic(`${strokes} strokes`)
      assert.ok(strokes < MOST, `${strokes} strokes`)
    })
  })

  it('goes by taps alone on a phone', WITH_BROWSER, async () => {
    await opened(
      ground,
      '/',
      async (page) => {
        let taps = 0
        const tap = async (selector: string) => {
          taps++
          await page.locator(selector).first().tap()
        }
        await tap('#ask')
        await page.keyboard.type(QUESTION)
        await tap('#found a')
        await page.waitForURL(/wall-thickness-quickcheck/)
        await settled(page)
        await tap('#input-outer_diameter')
        await page.keyboard.press('Control+a')
        await page.keyboard.type('16 in')
        await tap('#record')
        await tap('#report-link')
        await assertReport(page, { outer_diameter: '16 in' })
        assert.ok(taps < MOST, `${taps} taps`)
      },
      PHONE,
    )
  })
})

describe('the pages are quick', () => {
  it('to load: no page has more than 60 kB of script, gzipped', WITH_BROWSER, async (t) => {
    for (const path of ['/', '/workflows/modelrepo/catenary', '/runs', '/fleet']) {
      const { text } = await ground.service.get(path)
      for (const [, script = ''] of text.matchAll(/<script type="module" src="([^"]+)"/g)) {
        const length = await loadedBy(script)
        t.diagnostic(`${script}: ${length} bytes`)
        assert.ok(length < 60_000, `${script}: ${length} bytes`)
      }
    }
  })

  /** Gzipped bytes of a script and of the parts that it loads at once, each of which is loaded once. */
  async function loadedBy(script: string): Promise<number> {
    const loaded = new Map<string, number>()
    for (const waiting = [script]; waiting.length > 0; ) {
      const next = waiting.pop() ?? ''
      if (loaded.has(next)) continue
      const { text } = await ground.service.get(next)
      loaded.set(next, gzipSync(text).length)
      waiting.push(...[...text.matchAll(/\bfrom"\.\/(part-\w+\.js)"/g)].map(([, name]) => `/assets/${name}`))
    }
    return loaded.values().reduce((sum, length) => sum + length, 0)
  }
})

describe('the pages are read by everyone', () => {
  const catenary = versionOf('modelrepo:catenary@1')
  const tables = versionOf('modelrepo:mooring-fatigue@1')
  const wrong = { ...catenary.workflow.example, vertical_span: -4, unstretched_length: '3 kg', seabed_contact: true }
  const pages = {
    'the home page': '/',
    'what was found': '/?q=sag+of+a+mooring+line',
    'the fleet': '/fleet',
    'a workflow at its example': pathOf(catenary),
    'a workflow with problems': pathWith(catenary, wrong),
    'a workflow with a table': pathOf(tables),
    'a table with problems': pathWith(tables, { ...tables.workflow.example, lines: [{ id: 'a', area_mm2: -1 }] }),
  }
  /** Where nothing is calculated the results are inert, and no landmark. */
  const NO_MAIN = 'landmark-one-main (moderate)'
  const withoutAnswer = { 'a workflow with problems': true, 'a table with problems': true }
  const lights = {
    'on a desktop': DESKTOP,
    'on a phone of 360 px': PHONE,
    'on a phone in the dark': { ...PHONE, colorScheme: 'dark' } as const,
    'on a desktop in the dark': { ...DESKTOP, colorScheme: 'dark' } as const,
  }
  for (const [light, options] of Object.entries(lights)) {
    it(light, WITH_BROWSER, async () => {
      for (const [name, path] of Object.entries(pages)) {
        await opened(
          ground,
          path,
          async (page) => {
            if (path.startsWith('/workflows')) await settled(page)
            assert.deepEqual(await page.evaluate(lowContrast), [], name)
            assert.deepEqual(await page.evaluate(beyondThePage), [], name)
            assert.equal(await page.evaluate(pageWidth), options.viewport.width, name)
            const levels = await page.evaluate(headingLevels)
            assert.equal(levels.filter((level) => level === 1).length, 1, name)
            for (const [i, level] of levels.entries())
              assert.ok(level <= (levels[i - 1] ?? 0) + 1, `${name}: ${levels}`)
            const found = (await violations(page)).filter((one) => !(name in withoutAnswer && one.startsWith(NO_MAIN)))
            assert.deepEqual(found, [], name)
          },
          options,
        )
      }
    })
  }
})
