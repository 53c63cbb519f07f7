/** What a run of drilling hydraulics answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/wells/well-hydraulics'
const MUDS = 'physics/rheology'
const DRILLING = 'physics/drilling-hydraulics'
const API = 'standards/api-rp-13d-2010'

export const about: About = {
  title: 'Drilling hydraulics: pressure losses, ECD, surge/swab, hole cleaning and bit',
  question: 'Are circulating and tripping pressures within the mud window, and is hole cleaning adequate?',
  askedAs: [
    'What is the ECD at 450 gpm with 10.5 ppg mud in 8 1/2 inch hole?',
    'Will we break down the shoe by surge if we run the drill pipe in at 90 ft/min?',
    'Standpipe pressure and annular velocity while drilling, from the Fann readings?',
    'Which nozzles give the most HSI or jet impact with this mud pump?',
    'Does the mud carry the cuttings: slip velocity, transport ratio and carrying capacity index?',
    'Annular losses, swab and pump pressure of a Herschel-Bulkley or Bingham mud, with its PV and YP',
  ],
  method: [
    {
      title: 'String and annulus',
      text: 'The well has one drill pipe and one annulus, or sections entered from the surface down. Velocity, Reynolds number and flow regime are reported for the last section, at the bit. Losses are totals, and every section is listed in a table.',
      module: `${HERE}/calculate-well.ts`,
    },
    {
      title: 'Velocity',
      text: 'Velocity is the flow rate divided by the cross-sectional area, with oilfield coefficients.',
      module: `${API}/flow.ts`,
    },
    {
      title: 'Viscometer readings',
      text: 'Plastic viscosity and yield point are calculated from the readings. The power law is fitted through the readings at 300 and 600 rpm. The yield stress of the yield power law is calculated from the readings at 3 and 6 rpm. Entered constants replace constants calculated from readings. A Newtonian fluid is a Bingham plastic with zero yield point.',
      module: `${API}/viscometer.ts`,
    },
    {
      title: 'Yield power law',
      text: 'Wall shear rate, wall shear stress and generalised Reynolds number are calculated. One friction factor is blended over laminar, transitional and turbulent flow. Flow is laminar up to the critical Reynolds number and reported as turbulent when the Reynolds number exceeds it by 800.',
      module: `${API}/yield-power-law-flow.ts`,
    },
    {
      title: 'Bingham plastic',
      text: 'The laminar pressure gradient is used in pipe and annulus up to the Hedstrom critical Reynolds number (2,100 for zero yield point). Above that number flow is turbulent, with a step in the pressure gradient.',
      module: `${MUDS}/bingham-flow.ts`,
    },
    {
      title: 'Power law',
      text: 'Reynolds numbers of pipe and annulus are calculated. Friction is laminar, or turbulent by Dodge and Metzner or by Blasius, with linear interpolation between the limits. For a single pipe, the Metzner and Reed method is used, which is exact in laminar flow.',
      module: `${MUDS}/power-law-flow.ts`,
    },
    {
      title: 'Eccentric annulus',
      text: 'For the power law and yield power law, the annular loss is multiplied by the Haciislamoglu and Cartalos ratio for laminar or turbulent flow.',
      module: `${MUDS}/eccentric.ts`,
    },
    {
      title: 'Surface equipment',
      text: 'The pressure loss is entered, or calculated from the IADC type.',
      module: `${API}/surface-equipment.ts`,
    },
    {
      title: 'Bit',
      text: 'Nozzle area, pressure loss, velocity, power and impact force are calculated. The optimum rate maximises hydraulic power or impact force at the bit, within the flow rate bounds. The optimum nozzle area uses the remaining pump pressure.',
      module: `${DRILLING}/bit.ts`,
    },
    {
      title: 'Hole cleaning',
      text: 'Hole cleaning is assessed in the annulus with the lowest mud velocity. The carrying capacity index and transport ratio are calculated, with slip velocity by Moore or by Guo and Fang at the local apparent viscosity. If a rate of penetration is entered, the cuttings volume fraction is also calculated.',
      module: `${DRILLING}/cuttings.ts`,
    },
    {
      title: 'Standpipe pressure and equivalent circulating density',
      text: 'Standpipe pressure is the sum of all losses and the pressure due to the cuttings weight. The annular friction loss over measured depth is converted to an equivalent mud weight over vertical depth and added to the mud weight with cuttings.',
      module: `${DRILLING}/column.ts`,
    },
    {
      title: 'Surge and swab',
      text: 'The mud displaced and dragged by the pipe at peak speed is calculated for each annulus section. If the end is open, the flow is divided for equal pressure loss in pipe and annulus, or for equal velocity. The loss follows the selected rheology in the actual flow regime.',
      module: `${HERE}/calculate-trip.ts`,
    },
  ],
  assumptions: [
    'The mud is incompressible, with uniform density and rheology throughout the circulation.',
    'Friction acts over the measured depth and hydrostatic pressure over the vertical depth. In pressure charts, vertical depth is proportional to measured depth.',
    'Only pipe bodies are considered. Tool joints, couplings and stabilisers cause no pressure loss, and the pipe does not rotate.',
    'Surge and swab are calculated for steady motion at peak speed, with the pipe centred in the hole.',
    'Pore pressure and fracture gradients apply at the bit without a margin. The margin is the difference between demand and capacity.',
  ],
  validity: [
    'Valid for a flow behaviour index of 0.2 to 1. Outside this range no circulating, surge or swab pressure check is reported as passed.',
    'Hole cleaning is valid for an average inclination up to 30°, calculated from the ratio of the depths. Above 30° the hole cleaning check is not reported as passed.',
    'The eccentric annulus ratio is valid for a diameter ratio of 0.3 to 0.9, a flow behaviour index of 0.4 to 1 and an eccentricity up to 0.95. Outside these limits neither the circulating density check nor the pump pressure check is reported as passed.',
    'The Bingham plastic pressure gradient has a step at the critical Reynolds number. Near that number the loss is uncertain by the height of the step.',
    'API RP 13D (2010) and Bourgoyne et al. are taken from published descriptions. Verify the coefficients against the publications before issue. The method in the 2017 edition is the same.',
  ],
  notChecked: [
    'Effect of pressure and temperature on density and rheology (HPHT)',
    'Tool joints, rotation, couplings and stabilisers',
    'Transient surge: elastic pipe and mud, inertia, and gel-breaking pressure (reported separately)',
    'Back pressure, booster lines and riserless drilling',
    'Cuttings beds in deviated holes',
    'Fit of the yield power law to all six readings',
    'Pore and fracture gradients above the bit, at the shoe or in weak layers',
  ],
}
