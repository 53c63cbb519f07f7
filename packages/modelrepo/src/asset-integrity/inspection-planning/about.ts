/** What a run of inspection planning answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

const API_570 = 'standards/api-570-2016'
const API_581 = 'standards/api-rp-581-2016'

export const about: About = {
  title: 'Inspection planning and remaining life',
  question: 'What is the corrosion rate, the remaining life and the date of the next inspection?',
  askedAs: [
    'When must I measure the thickness of this line by UT again?',
    'How many years has the vessel shell got left at its present corrosion rate?',
    'Our CMLs have readings since 2010: which one governs and what is the trend?',
    'May we stretch the interval of this tank floor inspection, or is it overdue?',
    'What is the RBI thinning damage factor after two B-grade inspections, and when does it hit our target?',
    'Short-term and long-term corrosion rate, tmin and half-life interval by API 570 or API 510',
  ],
  method: [
    {
      title: 'Corrosion rates',
      text: 'The short-term rate is calculated from the last two readings and the long-term rate from the first and last. The larger is used unless another choice is justified. If a rate is below the minimum rate, the minimum rate is used and a warning is issued.',
      module: `${API_570}/corrosion-rate.ts`,
    },
    {
      title: 'Trend of readings',
      text: 'A straight line is fitted to all readings of a location by linear regression. The upper bound of the rate is at 95 % confidence (Student t).',
      module: 'physics/thickness-trend/trend.ts',
    },
    {
      title: 'Required thickness',
      text: 'The largest of pressure thickness, structural minimum thickness and alert thickness is used. The alert thickness is ignored for the life to retirement.',
      module: `${API_570}/remaining-life.ts`,
    },
    {
      title: 'Remaining life',
      text: 'The measured thickness less the required thickness is divided by the corrosion rate. The remaining life is 0 if no margin remains. The location with the shortest life governs.',
      module: `${API_570}/remaining-life.ts`,
    },
    {
      title: 'API 570 intervals',
      text: "The thickness measurement interval is the lesser of half the remaining life and the maximum interval. The maximum is five years for class 1, ten for classes 2 and 3, and three for injection points. External visual intervals are five, five and ten years for classes 1 to 3. Class 4 intervals are at the owner's discretion.",
      module: `${API_570}/intervals.ts`,
    },
    {
      title: 'API 510 intervals',
      text: 'The internal or on-stream interval is the lesser of half the remaining life and ten years. For remaining lives below four years it is the full remaining life, limited to two years. The external interval is the lesser of five years and the internal interval. Relief devices are tested every five or ten years, depending on the service.',
      module: 'standards/api-510-2014/intervals.ts',
    },
    {
      title: 'API 653 intervals',
      text: 'The external visual interval is the lesser of five years and a quarter of the remaining corrosion allowance life. The shell thickness interval is the lesser of fifteen years and half that life, or five years if the rate is unknown. The internal interval is the bottom life, at most 20 years (25 if risk-based, or 30 with a release prevention barrier). If the bottom rate is unknown, the first internal inspection is due after ten years.',
      module: 'standards/api-653-2014/intervals.ts',
    },
    {
      title: 'Metal loss and strength ratio',
      text: 'The metal loss parameter A_rt is calculated from the furnished thickness, with cladding consumed first. The strength ratio is calculated from the pressure and the flow stress, or from the minimum thickness if that ratio is larger.',
      module: `${API_581}/thinning.ts`,
    },
    {
      title: 'Posterior probabilities',
      text: 'Prior probabilities for the rate confidence are multiplied by conditional probabilities for the inspection effectiveness, raised to the number of inspections. Terms for different effectiveness grades are multiplied together.',
      module: `${API_581}/thinning-tables.ts`,
    },
    {
      title: 'Thinning damage factor',
      text: 'A reliability index is calculated for each of three damage states. The weighted failure probabilities are divided by 0.000156. Adjustment factors are then applied, with a minimum of 0.1.',
      module: `${API_581}/thinning.ts`,
    },
    {
      title: 'Probability, risk and date',
      text: 'Probability of failure is generic failure frequency times damage factor times management systems factor. Risk is probability of failure times consequence area. The interval is the time until the damage factor or risk reaches its target.',
      module: `${API_581}/risk.ts`,
    },
  ],
  assumptions: [
    'The wall thins uniformly over time at the rate used.',
    'Each location is assessed from its own readings. Rates are not pooled.',
    'An entered corrosion rate replaces the rates from readings at every location.',
    'Half of the remaining life is counted from the present reading.',
    'If the alert thickness exceeds the other required thicknesses, it governs the interval in place of the retirement thickness.',
    'The API 653 remaining corrosion allowance is the measured thickness less the governing required thickness, consumed at the rate used.',
    'In API RP 581, t is the furnished thickness and age is counted from installation at this thickness. Inspections therefore refine the rate but not the thickness.',
    'The planned inspection is assumed to confirm the corrosion rate.',
    'One year is 365.25 days.',
  ],
  validity: [
    'Valid for uniform or local thinning measurable by two readings at one location. Cracking, blistering and embrittlement are excluded.',
    'Intervals are valid for API 570 (2016), API 510 (2014) and API 653 (2014). For other editions enter the maximum intervals.',
    'The thinning damage factor of API RP 581 (3rd edition with addenda) is valid for membrane pressure boundaries. Tank bottoms have a separate table, which is not included.',
    'The trend is valid for at least three readings. Its bound assumes random scatter.',
  ],
  notChecked: [
    'Derivation of the required thickness (an input)',
    'Fitness-for-service of a wall below the required thickness (API 579-1)',
    'Damage mechanisms other than thinning, and identification of the mechanism',
    'Number and location of monitoring locations, and measurement technique',
    'Selection of piping class, service and effectiveness grade',
    'Damage factors of tank bottoms, linings, external corrosion and corrosion under insulation',
    'Consequence of failure (API RP 581 part 3; the area is an input)',
    'Tank bottom minimum thickness and foundation settlement (API 653 section 4 and annex B)',
    'Interval extension by risk-based assessment (API RP 580)',
  ],
}
