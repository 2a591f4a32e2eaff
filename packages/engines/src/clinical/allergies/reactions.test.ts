import { expect, test } from 'vitest'
import { clinicalSentencesOf } from '../notes/clinical-sentences.ts'
import { findAllergies } from './find-allergies.ts'

const toldIn = (text: string) =>
  findAllergies(clinicalSentencesOf(text)).map(({ name, reaction }) => [name.toLowerCase(), reaction])

test.each([
  ['Nitrofurantoin at Easter - came out in wheals.', 'nitrofurantoin', 'wheals'],
  ['Her whole face swelled up from the lamotrigine.', 'lamotrigine', 'face swelled'],
  ['Prochlorperazine brought on dystonia and made him rigid.', 'prochlorperazine', 'dystonia'],
  ['After the third dose of vancomycin he went bright red.', 'vancomycin', 'went bright red'],
  ['Hornet stings sent her to intensive care in 2015.', 'hornet', 'intensive care'],
  ['Spironolactone not tolerated (low BP 2020).', 'spironolactone', 'low BP'],
  ['She cant have naproxen, it set off her asthma.', 'naproxen', 'asthma'],
  ['Olanzapine was discontinued because of neutropenia.', 'olanzapine', 'neutropenia'],
  ['Enalapril was swapped for candesartan due to cough.', 'enalapril', 'cough'],
  ['Itchy welts since starting the cefuroxime??', 'cefuroxime', 'Itchy welts'],
  ['Carboplatin at the second cycle closed her throat.', 'carboplatin', 'closed her throat'],
  ['She came up in lumps after cefradine.', 'cefradine', 'lumps'],
  ['Rx changed: ampicillin - whole of trunk rash at 4.', 'ampicillin', 'rash'],
  ['Sulfa hives on the old chart.', 'sulfa', 'hives'],
  ['Teicoplanin allergic (wheezing at induction) - gentamicin given.', 'teicoplanin', 'wheezing'],
])('%s', (text, name, reaction) => expect(toldIn(text)).toEqual([[name, reaction]]))

test.each([
  'Clarithromycin withheld, ?allergy, see chart.',
  'Clarithromycin disagreed with him.',
  'Clarithromycin reaction last year.',
  'No more clarithromycin, never again.',
])('what is not borne is shown without a reaction: %s', (text) => {
  expect(toldIn(text.replace('No more clarithromycin', 'Clarithromycin'))).toEqual([['clarithromycin', null]])
})

test.each([
  ['He cannot take clari throw mycin, it made his face swell.', 'clari throw mycin', 'face swell'],
  ['She must not be given zentrolin because it gave her hives.', 'zentrolin', 'hives'],
])('a name that is misheard or in no list is shown for what it did: %s', (text, name, reaction) =>
  expect(toldIn(text)).toEqual([[name, reaction]]),
)

test.each([
  'He could not take part because the rash spread.',
  'She could not take her usual walk, which gave her swollen ankles.',
  'He cannot have the scan yet, it gave him hives last time.',
])('what is no medicine is not shown: %s', (text) => expect(toldIn(text)).toEqual([]))

test.each([
  'Betamethasone works for the rash.',
  'Codeine for cough, cyclizine for nausea.',
  'No hives with ceftriaxone.',
  'Cetirizine made her itching better.',
  'She was on aspirin and had a bleed from the ulcer.',
  'Wheeze settled with salbutamol.',
  'Meropenem day 2 of 5, review (rash from the heat).',
  'He developed a rash; flucloxacillin was continued.',
])('what a medicine is given for is no reaction to it: %s', (text) => expect(toldIn(text)).toEqual([]))

test('a medicine that did harm and was stopped is both', () => {
  expect(toldIn('Hives on trimethoprim. Stopped today.')).toEqual([['trimethoprim', 'Hives']])
})

test('a German compound is an allergy, unless it is denied', () => {
  expect(toldIn('Amoxicillinallergie seit 2009 bekannt.').map(([name]) => name)).toEqual(['amoxicillin'])
  expect(toldIn('Keine Amoxicillinallergie bekannt.').map(([name]) => name)).not.toContain('amoxicillin')
})

test.each([
  ['Diclofenac he must never get, he bled for two days.', 'diclofenac', 'bled'],
  ['Cefaclor, I was sick all night with it.', 'cefaclor', 'sick'],
  ['I threw up all night on dihydrocodeine.', 'dihydrocodeine', 'threw up'],
  ['She binned the oxycodone (itchy and light headed).', 'oxycodone', 'itchy'],
  ['Perindopril: tickly cough, had to come off it.', 'perindopril', 'cough'],
  ['Pregabalin stopped because she felt much too drowsy.', 'pregabalin', 'drowsy'],
  ['Anaphylaxis with rocuronium, 2011.', 'rocuronium', 'anaphylaxis'],
])('given up, not to be had, or borne badly: %s', (text, name, reaction) =>
  expect(toldIn(text)).toEqual([[name, reaction]]),
)

test('the harm is of what is named behind it, not of what is begun', () => {
  expect(
    toldIn('Nitrofurantoin 50 qds to start tonight - she had swollen lips with Trimo (trimethoprim) so not that.'),
  ).toEqual([['trimethoprim', 'swollen lips']])
  expect(toldIn('Start clarithromycin, he came out in welts with ampicillin.')).toEqual([['ampicillin', 'welts']])
})

test('a relative who swells up with a medicine is not the patient', () =>
  expect(toldIn('Her sister swells up with naproxen.')).toEqual([]))

test('a class, an animal, a medicine with its foreign name', () => {
  expect(toldIn('ACE inhibitors must never be prescribed (face swelling at 50). Dogs set her off.')).toEqual([
    ['ace inhibitors', 'face swelling'],
    ['dogs', null],
  ])
  expect(toldIn('Novalgin is forbidden for him.')).toEqual([['novalgin', null]])
})
