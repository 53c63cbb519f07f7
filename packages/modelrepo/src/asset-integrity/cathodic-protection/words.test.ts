/** What galvanic designs say and draw: the sentence, warnings and refusals with their numbers, zones and anodes with their measures. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, messagesOf, number, type Request, reason, testKit } from '@keelson/engine/testing.ts'
import { drawnOf, inWords } from '@keelson/engine/testing-pictures.ts'
import { cathodicProtectionJacket } from '../cathodic-protection-jacket/index.ts'
import { cathodicProtection } from './index.ts'

const { run, problems } = testKit(cathodicProtection)
const jacket = testKit(cathodicProtectionJacket)
const flush = { anode_type: 'long flush', anode_length: 1200, anode_width: 220, anode_net_mass: 90 }
const bracelet = { anode_type: 'bracelet', anode_exposed_area: 0.3 }

test('the sentence has the anodes needed, what decides, those installed and how long their alloy lasts', () => {
  assert.equal(
    run().detail,
    'Required number of anodes 25 (150 kg each, governed by final current), installed 40, anode life 45.66 years at mean demand',
  )
  assert.match(
    run({}, ['number_of_anodes']).detail,
    /^Required number of anodes 25 \(150 kg each, governed by final current\), anode life 28\.54 years/,
  )
  assert.match(
    run({ coated_area: 0, bare_area: 500, design_life: 2 }).detail,
    /^Required number of anodes 32 \(150 kg each, governed by initial current\), installed /,
  )
  assert.match(
    run({ anode_capacity: 500 }).detail,
    / Required number of anodes 53 \(150 kg each, governed by mass\), installed /,
  )
  assert.match(run({ anode_net_mass: 200 }).detail, /^Anode net mass against geometry fails: .* at mean demand\.$/)
  assert.match(run(bracelet).detail, /\. The final anode output is not checked\.$/)
})

const said: Readonly<Record<string, readonly (readonly [Request, RegExp])[]>> = {
  taken_as_flush: [
    [
      { anode_stand_off: 100 },
      /^Anode stand-off 100 mm is less than 150 mm\. .* flush-mounted, 220 mm wide, .* factor 0\.85\.$/,
    ],
  ],
  short_anode: [[{ anode_length: 400 }, /400 mm is less than 4 radii, 440 mm\. .* factor 0\.85\.$/]],
  not_long_flush: [[{ ...flush, anode_length: 600 }, /600 mm is less than 4 widths, 880 mm/]],
  final_anode_wide: [
    [
      { ...flush, anode_length: 900, anode_width: 100, anode_net_mass: 290 },
      /is 225\.1 mm wide, more than the new anode, 100 mm/,
    ],
  ],
  final_anode_stout: [
    [
      {
        anode_length: 500,
        anode_radius: 100,
        anode_utilisation_factor: 0.5,
        anode_final_length_factor: 0.5,
        anode_net_mass: 40,
      },
      /anode is 250 mm long, less than 4 radii \(420\.1 mm\)/,
    ],
  ],
  final_area: [
    [{ ...bracelet, anode_final_exposed_area: 0.5 }, /0\.5 m² exceeds the initial exposed area, 0\.3 m²\.$/],
  ],
  final_not_checked: [[bracelet, /^The final anode output is not checked because final anode exposed area/]],
  anode_mass_and_geometry: [
    [
      { anode_net_mass: 200 },
      /200 kg is 24\.8 % above the 160\.3 kg .*, outside the 10 % tolerance\. The geometry cannot contain this mass\.$/,
    ],
    [
      { anode_net_mass: 120 },
      /120 kg is 25\.1 % below the 160\.3 kg .*\. The end-of-life geometry is based on the mass/,
    ],
  ],
  coating_gone: [[{ coating_category: 'I' }, /'Coated steel' after 9 years\.$/]],
  over_protection: [
    [
      { closed_circuit_anode_potential: -1.2 },
      /^The anode potential −1\.2 V is more negative than the limit of −1\.1 V/,
    ],
  ],
  protective_potential: [[{ design_protective_potential: -0.75 }, /−0\.75 V is less negative than −0\.8 V/]],
}
const cleared: Readonly<Record<string, Request>> = {
  taken_as_flush: { anode_stand_off: 150 },
  short_anode: { anode_length: 440 },
  not_long_flush: { ...flush, anode_length: 880 },
  final_anode_wide: flush,
  final_anode_stout: {},
  final_area: { ...bracelet, anode_final_exposed_area: 0.3 },
  final_not_checked: { ...bracelet, anode_final_exposed_area: 0.2 },
  anode_mass_and_geometry: { anode_net_mass: 176 },
  coating_gone: { coating_category: 'I', design_life: 8.9 },
  over_protection: { closed_circuit_anode_potential: -1.1 },
  protective_potential: { design_protective_potential: -0.8 },
}

test('each remark has its numbers, and is silent where there is nothing to remark', () => {
  for (const [code, cases] of Object.entries(said)) {
    for (const [over, message] of cases) assert.match(messagesOf(run(over), code)[0] ?? `no ${code}`, message)
    assert.deepEqual(messagesOf(run(cleared[code]), code), [], code)
  }
})

test('each value in place of a tabled one is told with the tabled one', () => {
  const own = {
    anode_capacity: 1800,
    anode_utilisation_factor: 0.8,
    anode_alloy_density: 2750,
    closed_circuit_anode_potential: -1.1,
  }
  assert.deepEqual(
    messagesOf(run(own), 'overridden').map((m) => m.replace(/^.* is entered as /, '')),
    [
      '1,800 Ah/kg and replaces the tabulated value of 2,000 Ah/kg.',
      '−1.1 V and replaces the tabulated value of −1.05 V.',
      '0.8 and replaces the tabulated value of 0.9.',
      '2,750 kg/m³ and replaces the tabulated value of 2,700 kg/m³.',
    ],
  )
  const zinc = run({ anode_material: 'Zn', anode_alloy_density: 7000, anode_capacity: 700 })
  assert.deepEqual(
    messagesOf(zinc, 'overridden').map((m) => m.replace(/^.* is entered as /, '')),
    [
      '700 Ah/kg and replaces the tabulated value of 780 Ah/kg.',
      '7,000 kg/m³ and replaces the tabulated value of 7,130 kg/m³.',
    ],
  )
})

test('what the anode inputs do not hold between them is refused with both numbers', () => {
  const refusals: readonly (readonly [Request, RegExp])[] = [
    [{ anode_radius: 40 }, /^\/anode_radius must exceed insert radius, 40 mm \(entered: 40 mm\)$/],
    [{ anode_final_length_factor: 0 }, /^\/anode_final_length_factor must be greater than 0/],
    [{ anode_gross_mass: 140 }, /^\/anode_gross_mass must be at least anode net mass, 150 kg \(entered: 140 kg\)$/],
    [{ coating_category: 'IV', edition: '2010' }, /entered: 2010 edition/],
    [{ anode_stand_off: 100, anode_length: 400 }, /^\/anode_stand_off must be at least 150 mm .*entered: 100 mm/],
    [{ anode_net_mass: 1e6 }, /^\/anode_net_mass .* 1,000,000 kg\)\. .* length 1,620 mm and radius 2,698 mm/],
    [
      { anode_surface_temperature: 90 },
      /must not exceed 80 °C, the limit of Table 8-6 \(2021 edition\) .*electrochemical capacity is provided \(entered: 90 °C\)$/,
    ],
    [
      { closed_circuit_anode_potential: -0.7 },
      /^\/closed_circuit_anode_potential .*anode −0\.7 V, protective potential −0\.8 V\)$/,
    ],
    [
      { design_protective_potential: -1.06 },
      /^\/design_protective_potential .*anode −1\.05 V, protective potential −1\.06 V\)$/,
    ],
    [
      { anode_capacity: 700, anode_surface_temperature: 90 },
      /closed circuit anode potential is provided \(entered: 90 °C\)$/,
    ],
  ]
  for (const [over, message] of refusals) assert.match(problems(over)[0] ?? 'answered', message)
})

test('a bad row of a zone table is refused with its number', () => {
  const zone = { area_m2: 10, coating_category: 'IV', depth_m: 20, exposure: 'submerged' }
  const zones = [{ ...zone, area_m2: 0, coating_category: 'V' }, zone]
  assert.deepEqual(jacket.problems({ zones, edition: '2017' }), [
    '/zones row 1: steel area must be greater than 0 (entered: 0 m²)',
    '/zones row 1: coating must be one of I, II, III, IV, bare (entered: "V")',
    '/zones row 2: category IV is in the 2021 edition only (entered: 2017 edition)',
  ])
})

test('a deep splash zone, idle wells and a structure that takes no current are told', () => {
  const zone = { area_m2: 10, coating_category: 'III', depth_m: 40, exposure: 'splash' }
  const deep = jacket.run({ zones: [zone], drain_per_well: 4 })
  assert.match(messagesOf(deep, 'splash_depth')[0] ?? '', /^Zone 1 is entered as splash zone at 40 m, below 30 m/)
  assert.ok(!codes(jacket.run({ zones: [{ ...zone, depth_m: 30 }] })).includes('splash_depth'))
  assert.deepEqual(messagesOf(deep, 'unused'), [
    'Current drain per well is not used because connected wells is 0 or not entered.',
  ])
  assert.deepEqual(messagesOf(jacket.run({ drain_per_well: 4, connected_wells: 2 }), 'unused'), [])
  const air = jacket.run({ zones: [{ ...zone, exposure: 'atmospheric' }], current_drain: 0 }, ['number_of_anodes'])
  assert.ok(codes(air).includes('no_current'))
  assert.equal(air.detail, 'Required number of anodes 0 (290 kg each, governed by mass)')
  for (const name of ['retrofit_after', 'initial_potential', 'final_potential_margin'])
    assert.equal(reason(air, name), 'current demand is zero')
  assert.equal(reason(air, 'design_current_density_initial'), 'the first zone is atmospheric and draws no current')
})

test('the zones are drawn with their areas, their currents, the drain and the anodes', () => {
  const labels = (over: Request, without: readonly string[] = []) =>
    drawnOf(jacket.run(over, without), 'zones').flatMap((line) =>
      line.includes(': ') ? [line.replace(/^.*?: /, '')] : [],
    )
  assert.deepEqual(labels({ connected_wells: 3 }), [
    ...['current drain I_dw 55 A', 'anodes N 437 -'],
    ...['Zone 5, III, in air A_5 200 m2', 'Zone 4, III, splash A_4 300 m2', 'I_cm_4 5.1 A'],
    ...['Zone 1, bare, 20\u00a0m A_1 5000 m2', 'I_cm_1 500 A', 'Zone 2, bare, 60\u00a0m A_2 3500 m2', 'I_cm_2 280 A'],
    ...['Zone 3, bare, buried A_3 1800 m2', 'I_cm_3 36 A'],
  ])
  assert.deepEqual(labels({}, ['number_of_anodes']).slice(0, 2), ['current drain I_d 40 A', 'anodes N_req 433 -'])
})

test('many zones are put together by exposure, the coated and the bare apart', () => {
  const zones = Array.from({ length: 9 }, (_, k) => ({
    area_m2: 100 * (k + 1),
    coating_category: k % 2 ? 'III' : 'bare',
    depth_m: 20,
    exposure: ['submerged', 'submerged', 'buried'][k % 3],
  }))
  const labels = drawnOf(jacket.run({ zones }), 'zones').map((line) => line.replace(/^.*?: /, ''))
  const factor = 0.02 + (0.012 * 25) / 2
  const taken = (area: number, density: number, f: number) => `I_cm ${inWords((area * density * f) / 1000)} A`
  assert.deepEqual(labels.slice(-8), [
    ...[
      '3 zones, coated, submerged A 1400 m2',
      taken(1400, 100, factor),
      '3 zones, bare, submerged A 1300 m2',
      taken(1300, 100, 1),
    ],
    ...[labels.at(-4), taken(600, 20, factor), '2 zones, bare, buried A 1200 m2', taken(1200, 20, 1)],
  ])
  assert.match(labels.at(-4) ?? '', /coated, buried A 600 m2$/)
})

test('a coated surface is drawn with its bare steel, a hull with both its shares', () => {
  const labels = (over: Request) => drawnOf(run(over), 'zones').map((line) => line.replace(/^.*?: /, ''))
  const surface = labels({ current_drain: 3 })
  for (const label of [
    'Coated steel, III A_c 2000 m2',
    'I_cm_c 22 A',
    'Bare steel A_b 50 m2',
    'I_cm_b 5 A',
    'current drain I_d 3 A',
    'anodes N 40 -',
  ])
    assert.ok(surface.includes(label), label)
  const hull = labels({
    ...{ total_area: 10000, coated_fraction: 0.9, dynamic_time_fraction: 0.5 },
    ...{ initial_coating_breakdown_factor: 0.02, final_coating_breakdown_factor: 0.12 },
  })
  for (const label of ['Coated hull A_c 9000 m2', 'Bare hull A_b 1000 m2']) assert.ok(hull.includes(label), label)
})

test('a slender anode is drawn with its lengths, radii, stand-off, mass and outputs, as new and as spent', () => {
  const ran = run()
  const r_f = inWords(number(ran, 'final_anode_radius'))
  const along = drawnOf(ran, 'anode')
  for (const line of [
    'dimension from 0.09 0.41 to 1.71 0.41 edge below: L_f 1620 mm',
    'dimension from 0 0.41 to 1.8 0.41 edge above: L 1800 mm',
    'dimension from 0 0 to 0 0.3 edge left: s 300 mm',
  ])
    assert.ok(along.includes(line), line)
  const notes = (id: string) =>
    drawnOf(ran, id)
      .filter((l) => l.startsWith('note'))
      .map((l) => l.replace(/^.*?: /, ''))
  assert.deepEqual(notes('anode'), [
    'net mass m 150 kg',
    `as new I_ai ${inWords(number(ran, 'initial_anode_current_output'))} A`,
    `spent I_af ${inWords(number(ran, 'final_anode_current_output'))} A`,
  ])
  assert.deepEqual(notes('anode_section'), ['as new r 110 mm', `spent r_f ${r_f} mm`, 'insert r_c 40 mm'])
})

test('a flush anode is drawn as a block, a slender one that counts as flush without what is left of it', () => {
  const ran = run(flush)
  const labels = (id: string) => drawnOf(ran, id).flatMap((l) => (l.includes(': ') ? [l.replace(/^.*?: /, '')] : []))
  assert.deepEqual(labels('anode').slice(0, 4), ['L_f 1080 mm', 'L 1200 mm', 'w 220 mm', 'net mass m 90 kg'])
  assert.ok(labels('anode_section').includes(`spent r_f ${inWords(number(ran, 'final_anode_radius'))} mm`))
  const near = run({ anode_stand_off: 100 })
  const counted = drawnOf(near, 'anode')
  const output = inWords(number(near, 'initial_anode_current_output'))
  assert.ok(counted.some((l) => l.endsWith(`as new, treated as flush-mounted I_ai ${output} A`)))
  assert.ok(counted.every((l) => !l.includes('I_af') && !l.includes('L_f')))
})

test('the contract of a structure tells its steps, and cites each edition', () => {
  const { method, standards } = cathodicProtectionJacket.contract
  const told = method.map(({ title }) => title)
  for (const title of [
    'Structure zones',
    'Climate and depth',
    'Design current densities',
    'Coating breakdown',
    'Current demand',
    'Anode mass',
    'Anode alloy',
    'Anode resistance',
    'Anode output',
    'Spent anode geometry',
    'Number of anodes',
    'Reported results',
  ])
    assert.ok(told.includes(title), title)
  const cited = standards.map(({ source }) => `${source.id} ${source.revision}`).join('; ')
  for (const year of ['2005', '2010', '2017', '2021']) assert.match(cited, new RegExp(year))
})

test('each value is titled by its phase', () => {
  const { values } = cathodicProtection.contract
  const symbols: Readonly<Record<string, string>> = {
    ...{ initial_current_demand: 'I_ci', mean_current_demand: 'I_cm', final_current_demand: 'I_cf' },
    ...{
      anodes_required: 'N_req',
      anodes_required_mass: 'N_m',
      anodes_required_initial: 'N_i',
      anodes_required_final: 'N_f',
    },
    ...{ initial_anode_resistance: 'R_ai', final_anode_resistance: 'R_af', initial_anode_current_output: 'I_ai' },
    ...{
      final_anode_current_output: 'I_af',
      final_anode_radius: 'r_f',
      installed_net_anode_mass: 'M_i',
      gross_anode_mass: 'M_gr',
    },
    ...{ required_net_anode_mass: 'M', retrofit_after: 't_a', initial_potential: 'E_si', final_potential: 'E_sf' },
    ...{
      initial_potential_margin: 'Delta_E_si',
      final_potential_margin: 'Delta_E_sf',
      anode_life: 't_in',
      resistivity: 'rho',
    },
    ...{
      initial_coating_breakdown_factor: 'f_ci',
      mean_coating_breakdown_factor: 'f_cm',
      final_coating_breakdown_factor: 'f_cf',
    },
    ...{ iccp_required_current: 'I_ic', iccp_anode_current_limit: 'I_1', iccp_anodes_required: 'N_ic' },
    ...{ iccp_rectifier_voltage: 'V_ic', iccp_rectifier_power: 'P_ic' },
  }
  for (const [name, symbol] of Object.entries(symbols)) {
    const spec = values[name as keyof typeof values] as { readonly symbol?: string; readonly title: string }
    assert.equal(spec.symbol, symbol, name)
    const phase = /^(initial|mean|final)_/.exec(name)?.[1]
    if (phase) assert.match(spec.title.toLowerCase(), new RegExp(phase))
  }
})

test('factors and densities in place of tabled ones are told with these, and only where there are any', () => {
  const told = (over: Request, without: readonly string[] = []) =>
    messagesOf(run(over, without), 'overridden').map((m) => m.replace(/^(\w+).* entered as /, '$1 '))
  const given = { initial_coating_breakdown_factor: 0.03, final_coating_breakdown_factor: 0.15 }
  assert.deepEqual(told(given), [
    'Initial 0.03 and replaces the tabulated value of 0.02.',
    'Final 0.15 and replaces the tabulated value of 0.2.',
  ])
  assert.deepEqual(told({ final_coating_breakdown_factor: 0.15 }), [
    'Final 0.15 and replaces the tabulated value of 0.2.',
  ])
  assert.deepEqual(told(given, ['coating_category']), [])
  assert.deepEqual(told({ mean_current_density_bare: 110 }), [
    'Bare 110 mA/m² and replaces the tabulated value of 100 mA/m².',
  ])
  assert.deepEqual(
    told({ coating_a: 0.05, coating_b: 0.01, initial_coating_breakdown_factor: 0.06 }).filter((m) =>
      m.startsWith('Initial 0.06 and replaces the tabulated value'),
    ),
    [],
  )
})

test('a coating that heals, and hull inputs without a hull, are told by name and number', () => {
  const healing = { initial_coating_breakdown_factor: 0.03, final_coating_breakdown_factor: 0.01 }
  assert.deepEqual(messagesOf(run(healing), 'coating_heals'), [
    'Final coating breakdown factor 0.01 is below the initial factor, 0.03. Coating breakdown cannot decrease.',
  ])
  const idle = (over: Request) => messagesOf(run(over), 'unused')[0]
  assert.equal(
    idle({ dynamic_time_fraction: 0.3 }),
    'Inputs not used because hull area is not entered: sailing time fraction.',
  )
  assert.match(
    idle({ coated_fraction: 0.9, bare_current_density_static: 120 }) ?? '',
    /^Inputs not used because hull area is not entered: .+, .+$/,
  )
  const hull = {
    ...{ total_area: 10000, coated_fraction: 0.9, dynamic_time_fraction: 0.5 },
    ...{ initial_coating_breakdown_factor: 0.02, final_coating_breakdown_factor: 0.01 },
  }
  assert.equal(messagesOf(run(hull), 'coating_heals').length, 1)
})

test('a structure that takes no current has no life of its installed mass', () => {
  const none = { coated_area: 10, bare_area: 0, initial_coating_breakdown_factor: 0, final_coating_breakdown_factor: 0 }
  const ran = run({ ...none, installed_net_mass: 100 }, ['number_of_anodes'])
  assert.equal(reason(ran, 'anode_life'), 'current demand is zero')
  assert.ok(number(run({ installed_net_mass: 100 }), 'anode_life') > 0)
})

test('the anodes drawn are those given, or else those required', () => {
  const anodes = (without: readonly string[]) => drawnOf(run({}, without), 'zones').find((l) => l.includes('anodes'))
  assert.match(anodes([]) ?? '', /: anodes N 40 -$/)
  assert.match(anodes(['number_of_anodes']) ?? '', /: anodes N_req 25 -$/)
})
