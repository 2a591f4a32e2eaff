import { expect, test } from 'vitest'
import { isOwnHost, isOwnOrigin } from './own-names.ts'

const publicUrl = 'https://showcase.example/'

test.each([
  'localhost',
  'LOCALHOST:8080',
  'localhost.:8080',
  'preview.localhost',
  '127.0.0.1:8080',
  '192.168.7.20',
  '[::1]:8080',
  '[fd00::7]',
  'vitrine:8080',
  'showcase.example',
  'Showcase.Example.:443',
])('%s is a host of ours', (host) => {
  expect(isOwnHost(host, publicUrl)).toBe(true)
})

test.each([
  'rebound.test:8080',
  'localhost.rebound.test',
  '127.0.0.1.rebound.test',
  'showcase.example.rebound.test',
  'www.showcase.example',
  'notlocalhost.example',
  'printer.local',
  '',
  'a b',
])('%j is none', (host) => {
  expect(isOwnHost(host, publicUrl)).toBe(false)
})

test('without an address of its own the product has no name of the public directory', () => {
  expect(isOwnHost('showcase.example', undefined)).toBe(false)
  expect(isOwnHost('localhost:8080', undefined)).toBe(true)
})

test.each([
  ['http://localhost:8080', 'localhost:8080', true],
  ['http://10.0.0.7', '10.0.0.7:80', true],
  ['https://showcase.example', 'showcase.example', true],
  ['https://showcase.example', '10.0.0.7:8080', true],
  ['http://localhost:3000', 'localhost:8080', false],
  ['http://rebound.test:8080', 'localhost:8080', false],
  ['http://showcase.example', 'vitrine:8080', false],
  ['null', 'localhost:8080', false],
  ['', 'localhost:8080', false],
])('a page of %j that calls %s is ours: %s', (origin, host, own) => {
  expect(isOwnOrigin(origin, host, publicUrl)).toBe(own)
})
