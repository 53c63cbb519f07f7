/** How a corroded pipe is reckoned: which inputs a method uses, what its steps are called, and what ends a growth. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, number, type Request, recordsOf, testKit, value } from '@keelson/engine/testing.ts'
import { inWords } from '@keelson/engine/testing-pictures.ts'
import { api579PipeFfsB318 as gas } from '../../api579-pipe-ffs-b318/index.ts'
import { near } from '../testing/cells.ts'
import { B31G_1991, B31G_2012, GML, LML1, LML2, METHODS, MODIFIED, PART_A, PART_B, RSTRENG } from './methods.ts'

const { run } = testKit(gas, {})

const pipe = { outer_diameter: 400, wall_thickness: 10, specified_minimum_yield_strength: 360 }
const left = [10, 7, 6.4, 8, 10]
const api579 = {
  minimum_required_thickness: 7,
  remaining_strength_factor_allowable: 0.85,
  future_corrosion_allowance: 0.1,
  uniform_metal_loss: 0.1,
  distance_to_discontinuity: 500,
}
const factors = {
  usage_factor_modelling: 0.8,
  safety_factor: 1.5,
  model_factor_gamma_m: 0.8,
  depth_factor_gamma_d: 1.2,
  fractile_epsilon_d: 1,
  depth_standard_deviation: 0.06,
}
const flaw = {
  ...pipe,
  tensile_strength: 460,
  thickness_grid: [
    [9, 8],
    [9, 9],
  ],
  grid_spacing: 20,
  minimum_measured_thickness: 6.4,
  longitudinal_flaw_length: 160,
  axial_position: [0, 40, 80, 120, 160],
  longitudinal_critical_thickness_profile: left,
  depth_profile: left.map((t) => 10 - t),
  defect_depth: 4,
  defect_length: 160,
  relative_defect_depth: 0.3,
}
const stepsOf = (ran: Ran) => (ran.result.steps ?? []) as readonly { readonly symbol: string; readonly value: number }[]
const step = (ran: Ran, symbol: string) => stepsOf(ran).find((s) => s.symbol === symbol)?.value

test('an input that the chosen method does not use is said to have no part, and each other one has', () => {
  const all: Readonly<Record<string, unknown>> = { ...flaw, ...api579, ...factors }
  const common = [
    'future_corrosion_allowance',
    'uniform_metal_loss',
    'remaining_strength_factor_allowable',
    'distance_to_discontinuity',
  ]
  const uses: Readonly<Record<string, readonly string[]>> = {
    [GML]: [...common, 'thickness_grid', 'grid_spacing', 'minimum_required_thickness'],
    [LML1]: [...common, 'minimum_measured_thickness', 'longitudinal_flaw_length'],
    [LML2]: [...common, 'axial_position', 'longitudinal_critical_thickness_profile'],
    [B31G_1991]: ['defect_depth', 'defect_length'],
    [B31G_2012]: ['defect_depth', 'defect_length', 'safety_factor'],
    [MODIFIED]: ['defect_depth', 'defect_length', 'safety_factor'],
    [RSTRENG]: ['axial_position', 'depth_profile'],
    [PART_A]: [
      ...['defect_length', 'relative_defect_depth', 'tensile_strength', 'model_factor_gamma_m'],
      ...['depth_factor_gamma_d', 'fractile_epsilon_d', 'depth_standard_deviation'],
    ],
    [PART_B]: ['defect_depth', 'defect_length', 'tensile_strength', 'usage_factor_modelling'],
  }
  const always = Object.keys(pipe)
  for (const assessment_method of METHODS) {
    const idle = run({ ...all, assessment_method }).warnings.filter((w) => w.code === 'overridden')
    const used = Object.keys(all).filter((name) => idle.every((w) => w.path !== `/${name}`))
    assert.deepEqual(new Set(used), new Set([...always, ...(uses[assessment_method] ?? [])]), assessment_method)
  }
})

test('a de-rating is of no part in a pipe of ASME B31.4, but for ASME B31G-1991', () => {
  const idle = (assessment_method: string) =>
    run({ ...flaw, ...api579, code: 'ASME B31.4', temperature_derating_factor: 0.9, assessment_method }).warnings.some(
      (w) => w.path === '/temperature_derating_factor',
    )
  assert.deepEqual(
    METHODS.filter((method) => !idle(method)),
    [B31G_1991],
  )
})

test('each method has the steps of its safe pressure under a name of its own', () => {
  const symbols: Readonly<Record<string, readonly string[]>> = {
    [GML]: ['R_t_G', 't_mm_f_G', 't_am_s', 't_am_c', 'MAWP_r_G'],
    [LML1]: ['R_t', 't_mm_f', 'lambda', 'M_t', 'RSF', 'R_t_lim', 'TSF', 'MAWP_r'],
    [LML2]: ['R_t_2', 't_mm_f_2', 'lambda_2', 'M_t_2', 'RSF_2', 'R_t_lim_2', 'TSF_2', 'MAWP_r_2'],
    [B31G_1991]: ['A_91', 'R_91', 'P_S91'],
    [B31G_2012]: ['z', 'M', 'S_F', 'P_F', 'P_S'],
    [MODIFIED]: ['z', 'M_mod', 'S_F_mod', 'P_F_mod', 'P_S_mod'],
    [RSTRENG]: ['z_eff', 'M_eff', 'S_F_eff', 'P_F_eff', 'P_S_eff', 'P_F_full', 'P_S_full'],
    [PART_A]: ['Q_F101', 'r_d_star', 'P_cap_A', 'p_corr'],
    [PART_B]: ['Q_F101', 'r_d_B', 'P_cap', 'P_sw'],
  }
  const together = new Set(
    stepsOf(run({ ...flaw, operating_pressure: 5 }, ['relative_defect_depth'])).map((s) => s.symbol),
  )
  for (const [assessment_method, own] of Object.entries(symbols)) {
    const ran = run({ ...flaw, minimum_required_thickness: 7, operating_pressure: 5, assessment_method })
    for (const symbol of own) {
      assert.ok(step(ran, symbol) !== undefined, `${assessment_method}: ${symbol}`)
      assert.ok(together.has(symbol), symbol)
    }
    near(
      (step(ran, own.findLast((s) => /^(P_S|MAWP_r|p_corr|P_sw)/.test(s) && s !== 'P_S_full') ?? '') ?? 0) / 1e6,
      number(ran, 'safe_pressure'),
    )
  }
})

test('a corrosion rate is the deepest loss of the method over the years in service', () => {
  const rate = (assessment_method: string, over: Request = {}) =>
    number(
      run({ ...flaw, service_age: 10, maximum_allowable_operating_pressure: 5, assessment_method, ...over }),
      'corrosion_rate',
    )
  near(rate(GML, { minimum_required_thickness: 5 }), 0.2)
  near(rate(LML1), 0.36)
  near(rate(LML2), 0.36)
  near(rate(RSTRENG), 0.36)
  near(rate(MODIFIED), 0.4)
  near(rate(PART_A), 0.3)
})

interface Met {
  readonly title: string
  readonly value: number
  readonly target: { readonly value: number }
}
function metBy(request: Request): readonly string[] {
  const solved = (run(request).result.steps ?? []).find((s) => s.symbol === 'FCA_lim') as {
    readonly meets?: readonly Met[]
  }
  return (solved?.meets ?? []).map(
    ({ title, value: own, target }) => `${title} ${inWords(own)} ${inWords(target.value)}`,
  )
}

test('the growth that a life rests on says what it met at its end, each with its limit', () => {
  const aged = { ...flaw, service_age: 10 }
  const at = { ...aged, maximum_allowable_operating_pressure: 9 }
  const bears = (request: Request) => Number(recordsOf(run(request), 'growth').at(-1)?.bears) / 1000
  const pit = { ...at, assessment_method: MODIFIED }
  assert.deepEqual(metBy(pit), ['allowable pressure 9000000 9000000', `depth ${inWords(0.004 + bears(pit))} 0.008`])
  assert.deepEqual(metBy({ ...pit, maximum_allowable_operating_pressure: 13 }), ['depth 0.004 0.008'])
  assert.deepEqual(metBy({ ...aged, assessment_method: PART_B }), ['depth 0.0085 0.0085'])
  const thin = { ...aged, operating_pressure: 7, assessment_method: LML1 }
  const lost = bears(thin)
  const ratio = (0.0064 - lost) / (0.01 - lost)
  const wall = [`minimum wall thickness ${inWords(0.0064 - lost)} 0.002`, `thickness ratio ${inWords(ratio)} 0.2`]
  assert.deepEqual(metBy(thin), [...wall, 'reduced pressure 7000000 7000000'])
  const strong = { ...aged, assessment_method: LML2, longitudinal_critical_thickness_profile: left.map((t) => t + 2) }
  assert.deepEqual(
    metBy(strong).map((line) => line.replace(/ \S+ (\S+)$/, ' $1')),
    ['minimum wall thickness 0.002', 'thickness ratio 0.2', 'remaining strength factor 0.9'],
  )
  const grid = { ...aged, assessment_method: GML, minimum_required_thickness: 6, operating_pressure: 1 }
  assert.deepEqual(
    metBy(grid).map((line) => line.replace(/ \S+ (\S+)$/, ' $1')),
    [
      ...['average wall thickness, longitudinal 0.0054', 'average wall thickness, circumferential 0.0054'],
      ...['minimum wall thickness 0.003', 'reduced pressure 1000000'],
    ],
  )
})

test('a flaw does not grow beyond the length at which the Folias factor ends', () => {
  const root = Math.sqrt(380 * 10)
  const long = (lambda: number) => (lambda * root) / 1.285
  const lambdaAfter = (request: Request) => {
    const bears = recordsOf(run(request), 'growth').at(-1)?.bears
    return number(run({ ...request, future_corrosion_allowance: bears }), 'shell_parameter_lambda')
  }
  const one = {
    ...flaw,
    assessment_method: LML1,
    minimum_measured_thickness: 9.5,
    longitudinal_flaw_length: long(19.5),
  }
  near(lambdaAfter({ ...one, operating_pressure: 2 }), 20, 1e-4)
  const profile = { axial_position: [0, long(19.5)], longitudinal_critical_thickness_profile: [9.5, 9.5] }
  near(lambdaAfter({ ...flaw, ...profile, assessment_method: LML2, operating_pressure: 2 }), 20, 1e-4)
})

test('future corrosion that carries a profile beyond the Folias factor has no reduced pressure, as for a thin area', () => {
  const root = Math.sqrt(380 * 10)
  const length = (19.5 * root) / 1.285
  const profile = {
    axial_position: [0, length],
    longitudinal_critical_thickness_profile: [9.5, 9.5],
    depth_profile: [0.5, 0.5],
  }
  for (const request of [
    { ...flaw, assessment_method: LML1, minimum_measured_thickness: 9.5, longitudinal_flaw_length: length },
    { ...flaw, ...profile, assessment_method: LML2 },
    { ...flaw, ...profile, minimum_measured_thickness: 9.5, longitudinal_flaw_length: 10 },
  ]) {
    const swept = recordsOf(run(request), 'future_corrosion')
    assert.notEqual(swept[0]?.level_1, null)
    for (const { fca, level_1, level_2 } of swept) {
      const t_c = 10 - Number(fca)
      const ended = (1.285 * length) / Math.sqrt((400 - 2 * t_c) * t_c) > 20
      assert.equal(level_1 === null, ended)
      if (ended) assert.equal(level_2, null)
    }
  }
})

test('a verdict asks both pressures that were given', () => {
  const area = { ...flaw, assessment_method: LML1 }
  const granted = number(run(area), 'reduced_maximum_allowable_working_pressure')
  const [below, above] = [0.99 * granted, 1.01 * granted]
  const verdict = (operating_pressure: number, maximum_allowable_operating_pressure: number) =>
    value(run({ ...area, operating_pressure, maximum_allowable_operating_pressure }), 'verdict')
  assert.deepEqual(
    [verdict(below, below), verdict(above, below), verdict(below, above)],
    ['accept', 'rerate', 'rerate'],
  )
})

test('an averaging length is held against the shorter side of the grid', () => {
  const grid = (thickness_grid: number[][]) =>
    run({ ...pipe, assessment_method: GML, grid_spacing: 20, minimum_required_thickness: 5, thickness_grid })
  const wide = Array.from({ length: 9 }, (_, i) => Array.from({ length: 4 }, (_, j) => (i === 4 && j === 1 ? 7 : 9.5)))
  const turned = [0, 1, 2, 3].map((j) => wide.map((row) => row[j] ?? 0))
  for (const rows of [wide, turned]) {
    const ran = grid(rows)
    const L = number(ran, 'averaging_length')
    assert.ok(L > 60 && L < 160)
    assert.ok(ran.warnings.some((w) => w.code === 'averaging_beyond_grid'))
  }
})

test('the failure pressures of DNV-RP-F101 and the spacings of its neighbours are those of the practice', () => {
  const part = run({ ...flaw, assessment_method: PART_A })
  const Q = Math.sqrt(1 + (0.31 * 160 ** 2) / 4000)
  near(number(part, 'failure_pressure'), (((2 * 10 * 460) / 390) * 0.7) / (1 - 0.3 / Q))
  near(number(part, 'interaction_spacing_axial'), 2 * Math.sqrt(4000))
  near(number(part, 'interaction_spacing_circumferential'), Math.PI * Math.sqrt(4000))
})

test('a step names what it takes by the steps before it, and a reading has its unit', () => {
  type Full = {
    readonly symbol: string
    readonly unit: string
    readonly arguments?: readonly { readonly symbol: string }[]
  }
  const steps = (run({ ...flaw, operating_pressure: 5 }, ['relative_defect_depth']).result.steps ??
    []) as readonly Full[]
  const taken = (symbol: string) => steps.find((s) => s.symbol === symbol)?.arguments?.map((a) => a.symbol)
  assert.deepEqual(taken('RSF_2'), ['A_2', 'A_0_2', 'M_t_2'])
  assert.deepEqual(taken('MAWP_r_2'), ['MAWP', 'RSF_2', 'RSF_a'])
  assert.deepEqual(taken('S_F_eff'), ['S_flow', 'A', 'A_0', 'M_eff'])
  assert.deepEqual(taken('P_S_mod'), ['F', 'P_F_mod'])
  assert.deepEqual(taken('R_t_G'), ['t_mm_G', 'FCA', 't_c'])
  for (const symbol of ['t_mm_G', 'x_1_s', 'x_2_c', 'x_1_2', 'x_1'])
    assert.equal(steps.find((s) => s.symbol === symbol)?.unit, 'm')
})

test('a profile of one station is averaged as its one reading', () => {
  const ran = run({
    ...pipe,
    assessment_method: GML,
    grid_spacing: 20,
    minimum_required_thickness: 5,
    thickness_grid: [[8, 7.5]],
  })
  assert.equal(number(ran, 'average_measured_thickness_longitudinal'), 7.5)
  assert.equal(checked(ran, 'average_thickness_longitudinal')?.open, true)
  const single = (ran.result.steps ?? []).find((s) => s.symbol === 't_am_s')
  assert.deepEqual([single?.value, single?.unit], [0.0075, 'm'])
})

test('the contract cites each standard once and tells each method', () => {
  const { standards, method } = gas.contract
  const cited = ['API 579-1', 'B31.4', 'B31.8', 'B31G', 'B31G', 'F101', 'API 570']
  assert.equal(standards.length, cited.length)
  const ids = standards.map(({ source }) => `${source.id} ${source.title}`)
  for (const name of cited)
    assert.ok(
      ids.some((id) => id.includes(name)),
      `${name}: ${ids.join('; ')}`,
    )
  const told = method.map(({ title }) => title)
  for (const word of [
    'Thickness readings',
    'Wall thicknesses',
    'Part 4',
    'Part 5, limits',
    'Level 1',
    'Level 2',
    'Undamaged pipe',
    '1991',
    '2012',
    'RSTRENG',
    'F101',
    'life',
  ])
    assert.ok(
      told.some((title) => title.includes(word)),
      word,
    )
  assert.equal(method.length, 13)
})

test('what stands for a factor of the design code that was not given says why', () => {
  const why = (name: string) => JSON.stringify(run({ ...flaw, ...api579 }).result.assumed.find((a) => a.name === name))
  assert.match(why('design_factor'), /location class 1/)
  assert.match(why('weld_joint_factor'), /seamless/)
  assert.match(why('temperature_derating_factor'), /121/)
})
