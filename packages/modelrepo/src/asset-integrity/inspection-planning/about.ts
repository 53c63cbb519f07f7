/** What a run of inspection planning answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

const API_570 = 'standards/api-570-2016'
const API_581 = 'standards/api-rp-581-2016'

export const about: About = {
  title: 'Inspection planning and remaining life',
  question: 'How fast does this wall thin, how long will it last, and when must it be inspected next?',
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
      text: 'Short term from the last two readings, long term from the first; the larger unless justified. A rate that is not positive is flagged and a floor stands in for it.',
      module: `${API_570}/corrosion-rate.ts`,
    },
    {
      title: 'Trend of many readings',
      text: 'Least squares over all readings of a location, with the upper bound of 95 % confidence (Student t).',
      module: 'physics/thickness-trend/trend.ts',
    },
    {
      title: 'Required thickness',
      text: 'Largest of the pressure thickness, the structural minimum and the alert thickness; the life to retirement leaves the alert out.',
      module: `${API_570}/remaining-life.ts`,
    },
    {
      title: 'Remaining life',
      text: 'Measured less required thickness over the rate; 0 where nothing is left. Of many locations the shortest life governs.',
      module: `${API_570}/remaining-life.ts`,
    },
    {
      title: 'Intervals of API 570',
      text: 'Lesser of half the remaining life and the class maximum: class 1 five years, class 2 and 3 ten, injection points three; external visual five, five and ten years; class 4 as the owner sees fit.',
      module: `${API_570}/intervals.ts`,
    },
    {
      title: 'Intervals of API 510',
      text: 'Internal or on-stream: lesser of half the remaining life and ten years; under four years of life the whole of it, two years at the most. External: lesser of five years and the internal interval. Relief devices: five or ten years.',
      module: 'standards/api-510-2014/intervals.ts',
    },
    {
      title: 'Intervals of API 653',
      text: 'External visual: lesser of five years and a quarter of the years that the remaining corrosion allowance lasts. Shell thickness: lesser of fifteen years and half of those years, five years while the rate is unknown. Internal: bottom life to 20 years (risk-based 25, or 30 with a release prevention barrier), the first after ten.',
      module: 'standards/api-653-2014/intervals.ts',
    },
    {
      title: 'Metal loss and strength ratio',
      text: 'A_rt of the furnished thickness, cladding first; flow stress; strength ratio by pressure, or the larger of that and the minimum thickness form.',
      module: `${API_581}/thinning.ts`,
    },
    {
      title: 'Posterior probabilities',
      text: 'Priors by confidence times conditional probabilities by effectiveness, each to the number of inspections; inspections of several grades multiply.',
      module: `${API_581}/thinning-tables.ts`,
    },
    {
      title: 'Thinning damage factor',
      text: 'Reliability index of each of three damage states; their failure probabilities, weighted, over 0.000156; then the adjustment factors, at least 0.1.',
      module: `${API_581}/thinning.ts`,
    },
    {
      title: 'Probability, risk and date',
      text: 'Generic frequency, damage factor and management factor; times the consequence area; the interval is the time until damage factor or risk reaches its target.',
      module: `${API_581}/risk.ts`,
    },
  ],
  assumptions: [
    'The wall goes on thinning at the rate used, evenly in time.',
    'Each location is judged by its own readings; rates are not pooled over locations.',
    'A corrosion rate given replaces the rates from the readings at every location.',
    'Half of a remaining life counts from the present reading.',
    'An alert thickness above the others governs the interval, as if the wall were retired there.',
    'The remaining corrosion allowance of API 653 is the measured less the governing required thickness; it lasts at the rate used.',
    'API RP 581: t is the furnished thickness and the age counts from it, so that inspections narrow the rate and not the thickness.',
    'One more inspection is taken to confirm the rate that was assumed.',
    'A year is 365.25 days.',
  ],
  validity: [
    'Uniform or local thinning that two readings at the same place can show; not cracking, blistering or embrittlement.',
    'Intervals of API 570 (2016), API 510 (2014) and API 653 (2014); for another edition give its largest intervals as inputs.',
    'Thinning damage factor of API RP 581, 3rd edition with addenda: pressure boundary in the membrane state; tank bottoms have a table of their own that is not here.',
    'The trend needs three readings or more; its bound takes the scatter as random.',
  ],
  notChecked: [
    'How the required thickness was found: it is an input',
    'Fitness for service of a wall below the required thickness (API 579-1)',
    'Damage mechanisms other than thinning, and which mechanism it is',
    'Number and place of the monitoring locations, and the means of measurement',
    'Which piping class, service or effectiveness grade applies',
    'Damage factor of tank bottoms, linings, external corrosion and corrosion under insulation',
    'Consequence of failure: the area is an input (API RP 581 part 3)',
    'Minimum thickness of a tank bottom and the settlement of its foundation (API 653 section 4 and annex B)',
    'Extension of an interval by a risk-based assessment (API RP 580)',
  ],
}
