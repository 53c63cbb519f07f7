/** Which files of tests share processes, and which are to begin first. */

/** Files that neither start processes nor set anything that the next would find: no environment, no hook around each test. */
export interface Group {
  readonly name: string
  /** How many processes share them. */
  readonly processes: number
  readonly has: (file: string) => boolean
}

const among = (...places: readonly string[]) => {
  const place = new RegExp(`^(?:(?:packages|tools)/)?(?:${places.join('|')})`)
  return (file: string) => place.test(file)
}

export const GROUPS: readonly Group[] = [
  {
    name: 'calculating',
    processes: 3,
    has: among(
      '(?:units|kinds|figures|equations|numerics|physics|standards|workflow|engine|studies|modelrepo|datarepo)/',
      'web/src/(?:form|pages)/(?:case|server)/',
      '(?:chat|telegram)/src/',
      'report/src/(?!.*[.]browser|escaping)',
      'cli/src/(?:case|find|read-call|settings)[.]test',
      'scripts/',
    ),
  },
  {
    name: 'catalog',
    processes: 2,
    has: among(
      'conformance/src/(?:arrows|documents|equations|form-boxes|forms|in-units|install-scripts)[.]test',
      'conformance/src/(?:kinds|reader-words|readmes|report-size|routes|sense|vocabulary|wiring)[.]test',
      'conformance/src/(?:hand-check|lock|moved|request-storm/judge|chat/bounds)',
      'service/src/find/',
      'service/src/(?:catalog|config|corrections|deliverables|problems|record-text)[.]test',
    ),
  },
  // They wait more than they work: one after the other beside all else.
  { name: 'fleet', processes: 1, has: among('service/src/fleet/(?:chaos|differs|fleet|remote-runs|upgrade)[.]test') },
  {
    name: 'serving',
    processes: 2,
    has: among(
      'conformance/src/surfaces[.]test',
      'service/src/(?:accepted|readme|runs)[.]test',
      'service/src/http/(?!clients|files-(?:shared|study)|preview|project|runs-pages.browser)',
      'service/src/store/(?!owner|private)',
      'service/src/engines/(?:renderer|states)[.]test',
    ),
  },
]

/** The suite that every version is held to: the versions are shared by so many processes. */
export const CONFORMANCE = { file: 'tools/conformance/src/conformance.test.ts', processes: 4 }

/** Parts of the paths of what takes longest, in that order: all else is begun after it. */
export const LONGEST: readonly string[] = [
  'service/src/fleet/chaos',
  CONFORMANCE.file,
  'conformance/src/engines',
  'conformance/src/chat/chat',
  'figures.browser',
  'explorers.browser',
  'pages-in-hand.browser',
  'src/pages-',
  'worked-scripts',
  'charts-',
  'cli/src/main',
  'printed-',
  'browser',
  'hostile/cost',
  'one-owner',
]
