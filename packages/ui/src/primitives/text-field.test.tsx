import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

/** The ids that an attribute of the input names, with the text of each. */
function linked(markup: string, attribute: string): string[] {
  const ids = new RegExp(`${attribute}="([^"]+)"`).exec(markup)?.[1]?.split(' ') ?? []
  return ids.map((id) => new RegExp(` id="${id}"[^>]*>([^<]*)`).exec(markup)?.[1] ?? '')
}

test('help and error are read out with the field, and the error at once', () => {
  const markup = renderToStaticMarkup(<TextField label="Reason" help="People read it." error="Say why." required />)
  expect(linked(markup, 'aria-describedby')).toEqual(['People read it.', 'Say why.'])
  expect(markup).toContain('role="alert"')
  expect(markup).toMatch(/<input[^>]*aria-invalid="true"/)
  expect(markup).toMatch(/<input[^>]*aria-required="true"/)
})

test('a field without help or error says nothing of them', () => {
  const markup = renderToStaticMarkup(<TextField label="Name" name="name" maxLength={60} />)
  expect(markup).not.toMatch(/ (aria-[a-z]+|role)=/)
  expect(markup).toMatch(/<label for="([^"]+)".*<input id="\1"[^>]*maxLength="60"/i)
})
