import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import type { Caller } from '@vitrine/contracts/accounts/roles.ts'
import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import { operations } from '@vitrine/contracts/operations/operations.ts'
import { statusOfProblem } from '@vitrine/errors/problems.ts'
import type { z } from 'zod'
import { schemaFields } from './schema-fields.ts'

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { padding: 0.75rem 1rem; border: 1px solid #8886; border-radius: 0.5rem; overflow-x: auto; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
section { border-top: 1px solid #8886; padding: 1rem 0; }
h3 { margin: 0 0 0.25rem; font-size: 1.05rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
table { border-collapse: collapse; margin: 0.5rem 0; display: block; overflow-x: auto; }
th, td { text-align: left; padding: 0.2rem 1rem 0.2rem 0; vertical-align: top; }`

/** Those who may call, as a reader would say it. */
const callerNames: Readonly<Record<Caller, string>> = {
  visitor: 'visitors',
  temporary: 'people with a temporary password',
  unstepped: 'people who have yet to set up a second step',
  user: 'users',
  sales: 'sales',
  admin: 'admins',
}

/** What a developer comes for first; what is not named follows. */
const firstTags = ['analyses', 'catalogue', 'files', 'sign-in']

function placeOf(tag: string): number {
  const place = firstTags.indexOf(tag)
  return place === -1 ? firstTags.length : place
}

/** Runs of models before what else a tag holds. */
const runsFirst = (named: readonly [string, Operation][]) =>
  named.toSorted(
    ([, a], [, b]) => Number(!a.path.startsWith('/api/analyze')) - Number(!b.path.startsWith('/api/analyze')),
  )

function typeName(schema: z.core.JSONSchema._JSONSchema | undefined): string {
  if (typeof schema !== 'object') return 'any'
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' | ')
  return [schema.type, schema.format].filter(Boolean).join(', ') || 'any'
}

const fieldRows = (schema: z.ZodObject | undefined, place: string): string[] =>
  schemaFields(schema).map(({ name, property, required }) =>
    [name, place, typeName(property), required ? 'required' : '']
      .map((cell) => `<td>${escapeHtml(cell)}</td>`)
      .join(''),
  )

function section(name: string, operation: Operation): string {
  const rows = [
    ...fieldRows(operation.params, 'path'),
    ...fieldRows(operation.query, 'query'),
    ...fieldRows(operation.headers, 'header'),
    ...fieldRows(operation.body, 'field'),
    ...(operation.files ?? []).map((field) => `<td>${field}</td><td>multipart</td><td>file</td><td></td>`),
  ]
  const head = '<tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col"></th></tr>'
  const table = rows.length === 0 ? '' : `<table>${head}${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`
  const problems = operation.problems.map((problem) => `<code>${problem}</code> (${statusOfProblem[problem]})`)
  return `<section id="${name}">
<h3><code>${operation.method} ${escapeHtml(operation.path)}</code></h3>
<p>${escapeHtml(operation.summary)}.</p>
<p>Open to: ${operation.key ? 'everyone with the static key' : operation.callers.map((caller) => callerNames[caller]).join(', ')}.${problems.length > 0 ? ` Problems: ${problems.join(', ')}.` : ''}</p>
${table}</section>`
}

const firstCall = `curl -F sample=headphones ORIGIN/api/analyze/retail-sentiment-analysis
curl -H 'authorization: Bearer YOUR-KEY' -F file=@invoice.pdf ORIGIN/api/analyze/invoices-extraction`

/** The API's documentation as a page without scripts. */
export function docsPage(): string {
  const byTag = Map.groupBy(Object.entries<Operation>(operations), ([, operation]) => operation.tag)
  const tags = [...byTag].toSorted(([a], [b]) => placeOf(a) - placeOf(b))
  const contents = tags.map(([tag]) => `<li><a href="#tag-${tag}">${tag}</a></li>`)
  const groups = tags.map(
    ([tag, named]) =>
      `<h2 id="tag-${tag}">${tag}</h2>${runsFirst(named)
        .map(([name, operation]) => section(name, operation))
        .join('')}`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The HTTP interface of Vitrine</title><style>${style}</style></head>
<body><main><h1>The HTTP interface of Vitrine</h1>
<h2>Run a model</h2>
<p>A model's own sample needs no account; a file or text of yours needs an API key, which <a href="/account">your account</a> makes.
<code>ORIGIN</code> is this site's address. Each model's page has its calls ready to copy, for curl, TypeScript and Python.</p>
<pre tabindex="0"><code>${firstCall}</code></pre>
<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>
<p>Answers are JSON: <code>success</code>, <code>code</code>, <code>message</code>, <code>data</code>; a failure names its
<code>problem</code>, says in <code>error</code> what went wrong and in <code>hint</code> what to do. Every field that is not a file
may come by query, JSON or multipart. The same as a document for machines: <a href="/openapi.json">openapi.json</a>.</p>
${groups.join('')}</main></body></html>`
}
