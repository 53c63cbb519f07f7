/** The analyses and models, and the inputs and outputs that each of them has. */
export const PREDICT = 'predict'
export const REGRESSION = 'regression'
export const CALIBRATE = 'calibrate_and_predict'
export const ENERGY = 'mechanical_specific_energy'
export const EXPONENT = 'd_exponent'
export const ANALYSES = [PREDICT, REGRESSION, CALIBRATE, ENERGY, EXPONENT] as const

export const BOURGOYNE_YOUNG = 'bourgoyne_young'
export const WARREN = 'warren'
export const MAURER = 'maurer'
export const BINGHAM = 'bingham'
export const POWER_LAW = 'power_law'
export const MODELS = [BOURGOYNE_YOUNG, WARREN, MAURER, BINGHAM, POWER_LAW] as const
export type Model = (typeof MODELS)[number]

/** As a reader knows them. */
export const TITLES: Readonly<Record<Model, string>> = {
  [BOURGOYNE_YOUNG]: 'Bourgoyne and Young',
  [WARREN]: 'Warren',
  [MAURER]: 'Maurer',
  [BINGHAM]: 'Bingham',
  [POWER_LAW]: 'the power law',
}

export const FORM_1986 = '1986'
const FORM_1974 = '1974'
export const FORMS = [FORM_1986, FORM_1974] as const

export const FREE = 'none'
export const NONNEGATIVE = 'nonnegative'
export const RECOMMENDED = 'recommended'
export const BOUNDS = [FREE, NONNEGATIVE, RECOMMENDED] as const

export const ofPredict = { analysis: [PREDICT] } as const
export const ofRegression = { analysis: [REGRESSION] } as const
export const ofCalibration = { analysis: [CALIBRATE] } as const
export const ofEnergy = { analysis: [ENERGY] } as const
export const ofExponent = { analysis: [EXPONENT] } as const
export const ofRate = { analysis: [PREDICT, CALIBRATE] } as const
export const ofModel = { analysis: [PREDICT, REGRESSION, CALIBRATE] } as const
export const ofBit = { analysis: [PREDICT, CALIBRATE, ENERGY, EXPONENT] } as const
export const ofMeasured = { analysis: [REGRESSION, ENERGY, EXPONENT] } as const

/** Where a prediction is by one of these models, or is compared with it. */
const predictedBy = (...models: readonly Model[]) =>
  [
    { analysis: [PREDICT], model: models },
    { analysis: [PREDICT], compare_models: models },
  ] as const

export const ofFactors = { analysis: [PREDICT], model: [BOURGOYNE_YOUNG] } as const
const fitted = { analysis: [REGRESSION], model: [BOURGOYNE_YOUNG] } as const
export const byWarren = predictedBy(WARREN)
export const byMaurer = predictedBy(MAURER)
export const byConstant = predictedBy(MAURER, BINGHAM, POWER_LAW)
export const byExponent = predictedBy(BINGHAM, POWER_LAW)
export const byPowerLaw = predictedBy(POWER_LAW)
export const byStrength = predictedBy(WARREN, MAURER)
export const byCoefficients = predictedBy(BOURGOYNE_YOUNG)
/** Bourgoyne and Young, predicted or fitted. */
export const byParameters = [...byCoefficients, fitted] as const

const inForm = (form: (typeof FORMS)[number]) => byParameters.map((way) => ({ ...way, equation_form: [form] }))
export const byJet = inForm(FORM_1986)
export const byReynolds = inForm(FORM_1974)
/** Where coefficients are held to their bounds. */
export const byBounds = [
  { ...ofFactors, equation_form: [FORM_1986] },
  { ...ofRegression, equation_form: [FORM_1986] },
] as const

export const COST_INPUTS = [
  'bit_cost',
  'rig_rate',
  'rotating_time',
  'connection_time',
  'trip_time',
  'interval_drilled',
] as const
