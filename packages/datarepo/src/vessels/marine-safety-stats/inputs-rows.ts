/**
 * The columns of an inline table, by the layout of its source. Cells are read row by row and not by the schema, as those of
 * a file are: a blank or unreadable one is unknown and does not refuse the table.
 */
import { midSentence, optional } from '@keelson/workflow'
import { Type } from '@keelson/workflow/schema-builders.ts'
import type { TSchema } from 'typebox'
import { BSEE, FORMATS, type Format, IMO, NOAA, TSB, UNIFIED } from './modes.ts'

type Titles = Readonly<Record<string, string>>

/** Title of each column, by its name in the source. */
const COLUMNS: Readonly<Record<Format, Titles>> = {
  [UNIFIED]: {
    source: 'Source',
    incident_id: 'Incident number',
    date: 'Date',
    incident_type: 'Incident type',
    vessel_type: 'Vessel type',
    region: 'Region',
    fatalities: 'Fatalities',
    injuries: 'Injuries',
    severity: 'Severity',
    latitude: 'Latitude',
    longitude: 'Longitude',
    ships_involved: 'Ships involved',
    total_loss: 'Total loss',
    pollution: 'Pollution',
  },
  [TSB]: {
    OccNo: 'Occurrence number',
    OccYear: 'Occurrence year',
    OccDate: 'Occurrence date',
    VesselName: 'Vessel',
    AccIncType: 'Accident or incident type',
    Region: 'Occurrence region',
    Latitude: 'Occurrence latitude',
    Longitude: 'Occurrence longitude',
    TotalDeaths: 'Deaths',
  },
  [NOAA]: {
    id: 'Key',
    open_date: 'Opening date',
    name: 'Name',
    location: 'Location',
    lat: 'Latitude (north)',
    lon: 'Longitude (east)',
    threat: 'Threat',
    tags: 'Tags',
    commodity: 'Commodity',
    measure_skim: 'Skimming',
    measure_shore: 'Shoreline cleanup',
    measure_bio: 'Bioremediation',
    measure_disperse: 'Dispersants',
    measure_burn: 'Burning',
    max_ptl_release_gallons: 'Potential release in US gallons',
    posts: 'Posts',
    description: 'Description',
  },
  [IMO]: {
    Reference: 'Reference',
    NumberOfShipsInvolved: 'Ship count',
    ShipsInvolved: 'Ships',
    SOLASStatus: 'SOLAS status',
    FlagStates: 'Flag states',
    IncidentDateTime: 'Date and time',
    TypeOfCasualty: 'Casualty type',
    Coordinates: 'Coordinates',
    Location: 'Location',
    NumberOfInvestigationReports: 'Investigation reports',
    NumberOfAnalyses: 'Analyses',
    InitialEvent: 'Initial event',
    SummaryOfEvents: 'Summary',
    ShipType1: 'Ship type',
    Consequences1: 'Consequences',
    GrossTonnage1: 'Gross tonnage',
    ClassificationSociety1: 'Classification society',
    Deadweight1: 'Deadweight',
    Cargo1: 'Cargo',
    CrewOnboard1: 'Crew on board',
    PassengersOnboard1: 'Passengers on board',
    OthersOnboard1: 'Others on board',
    DeadMissingCrew2: 'Crew dead or missing',
    DeadMissingPassengers2: 'Passengers dead or missing',
    DeadMissingOthers3: 'Others dead or missing',
    SeriouslyInjuredCrew2: 'Crew seriously injured',
    SeriouslyInjuredPassengers2: 'Passengers seriously injured',
    SeriouslyInjuredOthers2: 'Others seriously injured',
    InvestationReportDate: 'Investigation report date',
    AnalysisDate: 'Analysis date',
  },
  [BSEE]: {
    year: 'Year',
    collisions: 'Collisions',
    evacuations_and_musters: 'Evacuations and musters',
    fatalities: 'Fatalities',
    fires_and_explosions: 'Fires and explosions',
    gas_releases: 'Gas releases',
    injuries: 'Injuries',
    lifting: 'Lifting incidents',
    loss_of_well_control: 'Losses of well control',
    spills: 'Spills',
    total_published: 'Published total',
  },
}

/** A series in a sentence: a category of BSEE by its title, any other name as the source words it. */
export function calledSeries(name: string): string {
  const title = COLUMNS[BSEE][name]
  return title === undefined ? name : midSentence(title)
}

/** What a table of the layout cannot be read without. */
export const NEEDED: Readonly<Record<Format, readonly string[]>> = {
  [UNIFIED]: ['source', 'incident_id', 'date', 'incident_type'],
  [TSB]: ['OccNo', 'OccYear'],
  [NOAA]: ['id', 'open_date', 'threat', 'tags'],
  [IMO]: ['Reference', 'IncidentDateTime', 'TypeOfCasualty', 'InitialEvent'],
  [BSEE]: ['year'],
}

/** The columns of all layouts together: a row has those of its own. */
export const recordFields: Readonly<Record<string, TSchema>> = Object.fromEntries(
  Object.entries(COLUMNS).flatMap(([layout, titles]) =>
    Object.entries(titles).map(([name, title]) => [
      name,
      optional(
        Type.Unsafe<unknown>({
          title,
          description: `${title}, in the ${FORMATS[layout as Format]} layout. Blank cells are unknown.`,
        }),
      ),
    ]),
  ),
)
