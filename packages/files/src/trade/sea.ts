/** How columns of sea states and of currents are headed. */
import { DIRECTIONS, type Discipline, type Headings, meaning, STATISTICS } from './meaning.ts'

const SYSTEMS = ['swell', 'wind', 'sea']
const OF_CURRENT: Headings = {
  exact: ['cspd', 'curr spd', 'current spd', 'currspd', 'curspd', 'currentspeed', 'water speed', 'u z', 'v z'],
  within: ['current speed', 'current velocity', 'current magnitude', 'curr speed'],
  never: [...STATISTICS, ...DIRECTIONS],
}

export const SEA: Discipline = [
  meaning('significant_wave_height', 'significant wave height', {
    exact: ['hs', 'h s', 'hm0', 'h m0', 'hsig', 'swh', 'wvht', 'vhm0', 'hmo'],
    within: ['significant wave height', 'sig wave height', 'hs'],
    never: [...STATISTICS, ...DIRECTIONS, ...SYSTEMS],
  }),
  meaning('peak_period', 'spectral peak period', {
    exact: ['tp', 't p', 'dpd', 'vtpk', 'tpeak', 't peak'],
    within: ['peak period', 'peak wave period', 'spectral peak period', 'dominant wave period', 'tp'],
    never: [...STATISTICS, ...DIRECTIONS, ...SYSTEMS],
  }),
  meaning('wind_speed', 'wind speed', {
    exact: ['wspd', 'u10', 'windspeed'],
    within: ['wind speed', 'wind velocity'],
    never: [...STATISTICS, ...DIRECTIONS, 'gust', 'gst'],
    beside: ['ws', 'wind'],
  }),
  meaning('current_speed', 'current speed', { ...OF_CURRENT, beside: ['current', 'uc', 'u c', 'vc', 'v c'] }),
  meaning('wave_velocity', 'wave-induced velocity', {
    within: ['wave velocity', 'wave induced velocity', 'wave orbital velocity', 'bottom orbital velocity'],
    never: [...STATISTICS, ...DIRECTIONS],
    beside: ['uw', 'u w'],
  }),
  meaning('occurrence_fraction', 'fraction of the time', {
    exact: ['probability', 'frequency of occurrence'],
    within: ['occurrence fraction', 'fraction of occurrence', 'probability of occurrence'],
    never: ['exceedance', 'non'],
    beside: ['fraction', 'p', 'prob', 'occurrence', 'share', 'relative frequency'],
  }),
]

/** A profile of a current over the water depth, as of an ADCP. */
export const CURRENT: Discipline = [
  meaning('current_depth', 'depth below the water surface', {
    exact: ['bin depth', 'cell depth', 'depth bsl', 'depth msl', 'depth below msl'],
    within: ['depth below surface', 'depth below sea surface', 'depth below water surface', 'depth below sea level'],
    never: ['above', 'height', 'elevation', 'seabed', 'mudline'],
    beside: ['depth', 'z', 'depth below water'],
    ofInputs: ['depth', 'depth m'],
  }),
  meaning('current_speed', 'current speed', {
    ...OF_CURRENT,
    beside: ['speed', 'velocity', 'magnitude', 'current', 'spd', 'vel', 'mag', 'uc', 'vc', 'u c', 'v c'],
  }),
]
