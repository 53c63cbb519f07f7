/** Rates, ratios and equivalents of reported production, in the units in which it is reported. */
import { equation, min, type Source, sum } from '@keelson/equations'

export const SPE_SYMBOLS: Source = {
  id: 'SPE symbols standard (1993)',
  title: 'SPE letter and computer symbols standard',
  publisher: 'Society of Petroleum Engineers',
  revision: '1993',
}
export const BOEM_RESERVES: Source = {
  id: 'BOEM reserves report',
  title: 'Estimated oil and gas reserves, Gulf of Mexico OCS region',
  publisher: 'BOEM',
  revision: 'annual series',
}
export const ARPS: Source = {
  id: 'Arps (1945)',
  title: 'Analysis of decline curves, Trans. AIME 160',
  publisher: 'AIME',
  revision: '1945',
}

export const GINI: Source = {
  id: 'Gini (1912)',
  title: 'Variabilita e mutabilita',
  publisher: 'Cuppini, Bologna',
  revision: '1912',
  read: 'public descriptions',
}

const OIL = ['oil', 'bbl'] as const
const GAS = ['gas at standard conditions', 'Mcf'] as const
const WATER = ['water', 'bbl'] as const

/** Oil equivalent of oil and gas; f_g > 0 is the gas in Mcf that counts as one barrel (6.0 industry, 5.62 BOEM). */
export const oilEquivalent = equation({
  symbol: 'E_p',
  title: 'Oil equivalent',
  unit: 'boe',
  source: BOEM_RESERVES,
  clause: 'barrels of oil equivalent',
  fit: 'one barrel of oil equals one barrel of oil equivalent; f_g is in Mcf/boe',
  where: { N_p: OIL, G_p: GAS, f_g: ['gas per barrel of oil equivalent [Mcf/boe]', '-'] },
  evaluate: ({ N_p, G_p, f_g }) => N_p + G_p / f_g,
})

/** Producing gas-oil ratio over a period; needs N_p > 0. */
export const gasOilRatio = equation({
  symbol: 'R_p',
  title: 'Cumulative gas-oil ratio',
  unit: 'scf/bbl',
  source: SPE_SYMBOLS,
  clause: 'gas/oil ratio, cumulative',
  where: { G_p: GAS, N_p: OIL },
  evaluate: ({ G_p, N_p }) => (1000 * G_p) / N_p,
})

/** Water in the liquid produced; needs W_p + N_p > 0. */
export const waterCut = equation({
  symbol: 'f_w',
  title: 'Cumulative water cut',
  unit: '-',
  source: SPE_SYMBOLS,
  clause: 'fraction of water in the liquid stream',
  where: { W_p: WATER, N_p: OIL },
  evaluate: ({ W_p, N_p }) => W_p / (W_p + N_p),
})

/** Water per oil produced; needs N_p > 0. */
export const waterOilRatio = equation({
  symbol: 'F_wo',
  title: 'Cumulative water-oil ratio',
  unit: '-',
  source: SPE_SYMBOLS,
  clause: 'water/oil ratio',
  where: { W_p: WATER, N_p: OIL },
  evaluate: ({ W_p, N_p }) => W_p / N_p,
})

/** Rate over the days of the calendar, shut-in days included; t_m > 0. */
export const calendarDayRate = equation({
  symbol: 'q_cd',
  title: 'Calendar-day oil rate',
  unit: 'bbl/d',
  source: SPE_SYMBOLS,
  clause: 'production rate, calendar day',
  where: { V: ['monthly oil volume', 'bbl'], t_m: ['days in the month', 'd'] },
  evaluate: ({ V, t_m }) => V / t_m,
})

/** Rate over the days on which wells produced: of one well, or of the average well of several; t_pd > 0. */
export const producingDayRate = equation({
  symbol: 'q_pd',
  title: 'Producing-day oil rate per well',
  unit: 'bbl/d',
  source: SPE_SYMBOLS,
  clause: 'production rate, producing day',
  where: { N_p: OIL, t_pd: ['total producing days of all wells', 'd'] },
  evaluate: ({ N_p, t_pd }) => N_p / t_pd,
})

/** Producing days of a well in a month, whose intervals may produce on the same days. */
export const wellProducingDays = equation({
  symbol: 't_w',
  title: 'Monthly well producing days',
  unit: 'd',
  source: SPE_SYMBOLS,
  clause: 'production rate, producing day',
  where: { t_i: ['days on production summed over all intervals', 'd'], t_m: ['days in the month', 'd'] },
  evaluate: ({ t_i, t_m }) => min(t_i, t_m),
})

/** Part of the month in which a well produced; t_m > 0. */
export const uptime = equation({
  symbol: 'u',
  title: 'Monthly well uptime',
  unit: '-',
  source: SPE_SYMBOLS,
  clause: 'production rate, producing day',
  where: { t_w: ['producing days of the well', 'd'], t_m: ['days in the month', 'd'] },
  evaluate: ({ t_w, t_m }) => t_w / t_m,
})

/** Part of the oil that one well gave; needs N_p > 0. */
export const oilShare = equation({
  symbol: 's_w',
  title: 'Well share of oil production',
  unit: '-',
  source: SPE_SYMBOLS,
  clause: 'cumulative oil produced',
  where: { N_w: ['oil production of the well', 'bbl'], N_p: OIL },
  evaluate: ({ N_w, N_p }) => N_w / N_p,
})

const WELLS = ['number of wells', '-'] as const

/** Oil of several wells. */
export const oilOfWells = equation({
  symbol: 'N_p',
  title: 'Total oil production of all wells',
  unit: 'bbl',
  source: SPE_SYMBOLS,
  clause: 'cumulative oil produced',
  where: { N_w: ['oil production of each well in ascending order', 'bbl', 'list'], n_w: WELLS },
  evaluate: ({ N_w, n_w }) => sum(n_w, (j) => N_w[j]),
})

/** 0 where all wells gave the same, towards 1 where one gave all; N_w ascending, with a sum above 0. */
export const giniCoefficient = equation({
  symbol: 'G_N',
  title: 'Gini coefficient of oil production',
  unit: '-',
  source: GINI,
  clause: 'mean difference over twice the mean',
  where: { N_w: ['oil production of each well in ascending order', 'bbl', 'list'], N_p: OIL, n_w: WELLS },
  evaluate: ({ N_w, N_p, n_w }) => sum(n_w, (j) => (2 * (j + 1) - n_w - 1) * N_w[j]) / (n_w * N_p),
})

/** At most 1, since a well produces on no more days than the calendar has; q_pd > 0. */
export const calendarOverProducing = equation({
  symbol: 'r_q',
  title: 'Calendar-day to producing-day rate ratio',
  unit: '-',
  source: SPE_SYMBOLS,
  clause: 'production rate',
  where: { q_cd: ['calendar-day oil rate', 'bbl/d'], q_pd: ['producing-day oil rate', 'bbl/d'] },
  evaluate: ({ q_cd, q_pd }) => q_cd / q_pd,
})
