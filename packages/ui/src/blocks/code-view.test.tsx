import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CodeView } from './code-view.tsx'

const input = { name: null, mediaType: null, url: null, text: null }

it('is scrolled by keyboard, copied, and saved under its name', async () => {
  const user = userEvent.setup()
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download)
  })
  render(<CodeView block={{ kind: 'code', language: 'edi', fileName: 'notice.edi', text: 'ISA*00~' }} input={input} />)
  expect(screen.getByRole('group', { name: 'notice.edi' }).tabIndex).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('ISA*00~')
  await user.click(screen.getByRole('button', { name: 'Download' }))
  expect(links).toEqual(['notice.edi'])
})
