/**
 * Twelve walks of a reader: a question in his own words, the first hit, his own numbers in his own units, recorded, the
 * report opened. What stands in the report is what a program gets for the same inputs.
 */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import type { Page } from 'playwright-core'
import { everyVersion } from './every-version.ts'
import { answered, closeGround, type Ground, opened, openGround, PHONE, record, settled } from './pages/opened.ts'
import { hashesOf } from './pages/sound-case.ts'

interface Walk {
  readonly asked: string
  readonly id: string
  readonly typed: Readonly<Record<string, string>>
  /** Reads the answer in US units. */
  readonly us?: true
  readonly phone?: true
}

const WALKS: readonly Walk[] = [
  {
    asked: 'is this padeye adequate for 55 t',
    id: 'lifting-lug-design',
    typed: { plate_thickness: '45 mm', static_sling_load: '540 kN' },
  },
  {
    asked: 'will this pipeline stay put in a storm',
    id: 'on-bottom-stability-f109',
    typed: { significant_wave_height: '9.5 m', peak_period: '13.2 s', water_depth: '95 m' },
  },
  {
    asked: 'longest free span before VIV',
    id: 'free-span-f105',
    typed: { span_length: '18 m', current_velocity: '0.5 m/s' },
  },
  {
    asked: 'axial and lateral response of a driven pile',
    id: 'pile-axial-capacity',
    typed: { undrained_shear_strength: '65 kPa', applied_load: '6 MN' },
  },
  {
    asked: 'how many anodes does this jacket need',
    id: 'cathodic-protection-jacket',
    typed: { design_life: '30 year' },
  },
  {
    asked: 'resistance of a ship hull, power at a given speed',
    id: 'hull-resistance',
    typed: { displacement_volume: '39000 m3', hull_breadth: '32.2 m' },
  },
  {
    asked: 'wall thickness of a subsea pipeline',
    id: 'wall-thickness-quickcheck',
    typed: { outer_diameter: '16 in', wall_thickness: '0.75 in', design_pressure: '2900 psi' },
    us: true,
  },
  {
    asked: 'mooring line catenary tension',
    id: 'catenary',
    typed: { horizontal_span: '2620 ft', unstretched_length: '2745 ft' },
    us: true,
  },
  {
    asked: 'top tension of a drilling riser',
    id: 'riser-stackup',
    typed: { tensioner_setting: '2350 kip', mud_column_height: '5900 ft' },
    us: true,
  },
  {
    asked: 'standpipe pressure and ECD',
    id: 'well-hydraulics',
    typed: { mud_weight: '11.2 ppg', flow_rate: '480 gpm' },
    us: true,
  },
  {
    asked: 'where the IPR meets the tubing curve',
    id: 'nodal-analysis-ipr-vlp',
    typed: { reservoir_pressure: '3650 psi', wellhead_pressure: '220 psi' },
    us: true,
    phone: true,
  },
  {
    asked: 'metal loss on a gas pipeline, remaining strength',
    id: 'api579-pipe-ffs-b318',
    typed: { outer_diameter: '20 in', wall_thickness: '0.5 in' },
    us: true,
    phone: true,
  },
]
/** To ask, to go in, to choose units, to record, to open; and one for each number. */
const ACTIONS = 5

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

for (const walk of WALKS)
  it(`${walk.asked}: ${walk.id}${walk.us ? ', US' : ''}${walk.phone ? ', phone' : ''}`, WITH_BROWSER, async (t) => {
    await opened(
      ground,
      '/',
      async (page) => t.diagnostic(`${await walked(page, walk)} actions`),
      walk.phone ? PHONE : {},
    )
  })

async function walked(page: Page, { asked, id, typed, us }: Walk): Promise<number> {
  const version = everyVersion.findLast(({ ref }) => ref.startsWith(`modelrepo:${id}@`))
  assert.ok(version, id)
  const params = { ...version.workflow.example, ...typed }
  const run = await ground.service.run({ ref: version.ref, params })
  await page.locator('#ask').fill(asked)
  await page
    .locator('#found a')
    .first()
    .and(page.locator(`[href$="/${id}"]`))
    .waitFor()
  await page.locator('#ask').press('Enter')
  await page.waitForURL((url) => url.pathname.endsWith(`/${id}`))
  await settled(page)
  let actions = 2
  for (const [name, text] of Object.entries(typed)) {
    await page.locator(`#input-${name}`).fill(text)
    actions++
  }
  await answered(page, run.provenance.input_hash, params)
  if (us) {
    await page.getByRole('button', { name: 'US', exact: true }).click()
    await settled(page)
    actions++
  }
  const recorded = await record(page)
  await page.locator('#report-link').click()
  await page.waitForURL(/\/reports\//)
  actions += 2
  assert.ok(actions <= ACTIONS + Object.keys(typed).length)
  assert.deepEqual(hashesOf((await ground.service.get(`/api/runs/${recorded}`)).json), hashesOf(run))
  return actions
}
