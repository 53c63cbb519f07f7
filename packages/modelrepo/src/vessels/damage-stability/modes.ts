/** What a run of damage-stability checks, and when its inputs and results apply. */

export const INTACT = 'intact_gz'
export const FLOODING = 'flooding'
export const S_FACTOR = 's_factor'
export const P_FACTOR = 'p_factor'
export const INDEX = 'required_index'
export const WEATHER = 'weather_roll'
export const HULL = 'hull_gz'
export const ANALYSES = [INTACT, WEATHER, HULL, FLOODING, S_FACTOR, P_FACTOR, INDEX] as const

export const CARGO = 'cargo'
export const PASSENGER = 'passenger'
export const SHIPS = [CARGO, PASSENGER] as const
export type Ship = (typeof SHIPS)[number]

export const SOLAS_2009 = 'solas_2009'
export const SOLAS_2020 = 'solas_2020'
export const EDITIONS = [SOLAS_2009, SOLAS_2020] as const

export const LINEAR = 'piecewise_linear'
export const SPLINE = 'spline'
export const INTEGRATIONS = [LINEAR, SPLINE] as const

export const MIDSHIP = 'midship'
export const AFT_END = 'aft_end'
export const PLACES = [MIDSHIP, AFT_END] as const

export const DEEPEST = 'ds'
export const PARTIAL = 'dp'
export const LIGHT = 'dl'
export const DRAUGHTS = [DEEPEST, PARTIAL, LIGHT] as const

export const anIntact = { analysis: [INTACT] }
export const aWeather = { analysis: [WEATHER] }
export const aCurve = { analysis: [INTACT, WEATHER] }
export const aHull = { analysis: [HULL] }
export const aFlooding = { analysis: [FLOODING] }
export const aSurvival = { analysis: [S_FACTOR] }
export const passengerSurvival = { analysis: [S_FACTOR], ship_type: [PASSENGER] }
export const roRoSurvival = { ...passengerSurvival, solas_edition: [SOLAS_2020] }
export const aZone = { analysis: [P_FACTOR] }
export const anIndex = { analysis: [INDEX] }
export const passengerIndex = { analysis: [INDEX], ship_type: [PASSENGER] }
export const bySolas = { analysis: [S_FACTOR, INDEX] }
