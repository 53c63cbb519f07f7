/** The form for a new project: empty, from a template that its island adds, or from a document that is pasted, chosen or dropped. */
import { type Html, html } from '@keelson/report/html.ts'

/** Values of the choice beside the ids of templates. */
export const START = { empty: '', document: 'document:' } as const

export const newProject = (isOpen: boolean): Html =>
  html`<details class="new-project"${isOpen && html` open`}><summary><h2>New project</h2></summary><form id="new-project">
<p><label>Start from <select id="start"><option value="${START.empty}">An empty project</option><optgroup label="Templates" id="templates" hidden></optgroup><option value="${START.document}">A document or file</option></select></label></p><p class="quiet" id="start-about" hidden></p>
<p class="boxes" id="named"><label class="wide">Title <input type="text" id="project-title" autocomplete="off"></label><label>Id <input type="text" id="project-id" autocomplete="off" spellcheck="false" placeholder="north-flowline"></label></p>
<div id="from-document" hidden><p><label for="document">Project document, YAML or JSON</label><textarea id="document" rows="14" spellcheck="false" placeholder="schema: keelson.project/1&#10;id: north-flowline&#10;title: North flowline&#10;basis: {}&#10;calculations: []"></textarea></p>
<p><label class="file-button button">Choose a file<input type="file" id="document-file" accept=".yaml,.yml,.json" class="unseen"></label></p></div>
<p class="actions"><button class="primary">Create project</button> <span class="quiet drop-note">A YAML or JSON file can be dropped on this page.</span></p><div id="said" aria-live="polite"></div></form></details>`
