import { describe, expect, test } from 'vitest'
import { listFaults } from '../../../tests/support/list-faults.ts'
import { HeroSlideForm, HeroSlideInput, heroSchemas, NewHeroSlideForm } from './hero.ts'
import { TeamMemberForm, TeamMemberInput, teamSchemas } from './team.ts'
import {
  StoryForm,
  TestimonialChanges,
  TestimonialInput,
  TestimonialStatusChange,
  TestimonialSubmission,
} from './testimonial-input.ts'

const required = 'Please fill in all required fields'
const picture = new File(['x'], 'a.png', { type: 'image/png' })
const textFile = new File(['x'], 'a.txt', { type: 'text/plain' })
const largest = new File([new Uint8Array(5 * 1024 * 1024)], 'a.png', { type: 'image/png' })
const tooLarge = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' })

describe('a slide', () => {
  test('needs a title, and a picture when it is new', () => {
    const slide = {
      title: 'Welcome',
      subtitle: 'All of you',
      imageDescription: 'A door',
      imageFocus: '',
    }
    expect(NewHeroSlideForm.parse({ ...slide, image: picture })).toEqual({
      ...slide,
      image: picture,
    })
    expect(HeroSlideForm.parse({ ...slide, title: ' Welcome ' })).toEqual({
      ...slide,
      title: 'Welcome',
    })
    expect(HeroSlideForm.parse({ ...slide, image: picture }).image).toBe(picture)
    expect(listFaults(NewHeroSlideForm, slide)).toEqual(['image: Image is required for new slides'])
    expect(listFaults(NewHeroSlideForm, { ...slide, title: '', image: picture })).toEqual([
      'title: Title is required',
    ])
    expect(listFaults(HeroSlideForm, { ...slide, title: '' })).toEqual(['title: Title is required'])
  })

  test.each([
    [{ title: 'x'.repeat(101) }, 'title: Title must be at most 100 characters'],
    [{ subtitle: 'x'.repeat(201) }, 'subtitle: Subtitle must be at most 200 characters'],
    [{ isActive: 'perhaps' }, 'isActive: Status must be true or false'],
    [{ order: 'first' }, 'order: Order must be a number'],
  ])('%.40j is refused', (change, fault) => {
    expect(listFaults(HeroSlideInput, { title: 'Welcome', ...change })).toEqual([fault])
  })

  test('has an order from 1 to 10,000', () => {
    const slide = { title: 'Welcome', isActive: 'false', updatedAt: 'v1' }
    for (const order of ['1', '10000']) {
      expect(HeroSlideInput.parse({ ...slide, order })).toEqual({
        ...slide,
        isActive: false,
        order: Number(order),
      })
    }
    for (const order of ['0', '10001', '1.5']) {
      expect(listFaults(HeroSlideInput, { ...slide, order })).toHaveLength(1)
    }
    expect(heroSchemas.create.files).toEqual(['image'])
    expect(heroSchemas.update.files).toEqual(['image'])
  })

  test('can be hidden and reordered', () => {
    const slideIds = Array(1000).fill('01890000-0000-7000-8000-000000000000')
    const { reorder, setStatus } = heroSchemas
    expect(reorder.body.parse({ slideIds })).toEqual({ slideIds })
    expect(listFaults(reorder.body, { slideIds: [...slideIds, slideIds[0]] })).toHaveLength(1)
    expect(listFaults(reorder.body, { slideIds: ['7'] })).toHaveLength(1)
    expect(setStatus.body.parse({ isActive: false })).toEqual({ isActive: false })
    expect(listFaults(setStatus.body, { isActive: 'no' })).toEqual([
      'isActive: Status must be true or false',
    ])
  })
})

describe('a team member', () => {
  const ann = { name: 'Ann', position: 'Nurse', comment: 'Here since 2019' }
  const form = { ...ann, imageDescription: 'Ann laughs', imageFocus: '' }

  test('has a name, a position and a comment', () => {
    expect(TeamMemberForm.parse(form)).toEqual(form)
    expect(TeamMemberForm.parse({ ...form, image: null }).image).toBeNull()
    expect(TeamMemberInput.parse({ ...ann, removeImage: 'true', updatedAt: 'v1' })).toEqual({
      ...ann,
      removeImage: true,
      updatedAt: 'v1',
    })
    expect(listFaults(TeamMemberInput, {})).toEqual([
      `name: ${required}`,
      `position: ${required}`,
      `comment: ${required}`,
    ])
    expect(teamSchemas.create.files).toEqual(['image'])
    expect(teamSchemas.update.files).toEqual(['image'])
  })

  test.each([
    [{ name: 'x'.repeat(101) }, 'name: Name must be at most 100 characters'],
    [{ position: 'x'.repeat(101) }, 'position: Position must be at most 100 characters'],
    [{ comment: 'x'.repeat(501) }, 'comment: Comment must be at most 500 characters'],
    [{ removeImage: 'perhaps' }, 'removeImage: removeImage must be true or false'],
  ])('%.40j is refused', (change, fault) => {
    expect(listFaults(TeamMemberInput, { ...ann, ...change })).toEqual([fault])
  })

  test('has a picture of up to 5 MB', () => {
    expect(listFaults(TeamMemberForm, { ...form, image: largest })).toEqual([])
    expect(listFaults(TeamMemberForm, { ...form, image: tooLarge })).toEqual([
      'image: Image size should be less than 5MB',
    ])
    expect(listFaults(TeamMemberForm, { ...form, image: textFile })).toEqual([
      'image: Please select a valid image file',
    ])
  })
})

describe('a testimonial', () => {
  const story = { name: 'Ann', review: 'Good people' }
  const permission = 'Please check this box, or we can’t show your story'

  test('has a name and a review', () => {
    expect(TestimonialInput.parse(story)).toEqual(story)
    expect(TestimonialChanges.parse({ ...story, updatedAt: 'v1' })).toEqual({
      ...story,
      updatedAt: 'v1',
    })
    expect(listFaults(TestimonialInput, {})).toEqual([
      'name: Please fill in all fields',
      'review: Please fill in all fields',
    ])
    expect(
      listFaults(TestimonialInput, { name: 'x'.repeat(101), review: 'x'.repeat(1001) }),
    ).toEqual([
      'name: Name must be at most 100 characters',
      'review: Review must be at most 1000 characters',
    ])
  })

  test('can be sent by a visitor, with permission to show it', () => {
    expect(TestimonialSubmission.parse({ ...story, permission: true, website: 'x' })).toEqual({
      ...story,
      language: 'en',
      permission: true,
      website: 'x',
    })
    expect(TestimonialSubmission.parse(story)).toEqual({ ...story, language: 'en' })
    expect(listFaults(TestimonialSubmission, { ...story, permission: false })).toEqual([
      `permission: ${permission}`,
    ])
    expect(StoryForm.parse({ ...story, permission: true, website: '' })).toEqual({
      ...story,
      permission: true,
      website: '',
    })
    expect(listFaults(StoryForm, { name: '', review: ' ', permission: false })).toEqual([
      'name: Please tell us the name to show',
      'review: Please write a few words',
      `permission: ${permission}`,
    ])
    expect(
      listFaults(TestimonialSubmission, { name: 'x'.repeat(101), review: 'x'.repeat(1001) }),
    ).toEqual([
      'name: Name must be at most 100 characters',
      'review: Review must be at most 1000 characters',
    ])
  })

  test.each(['pending', 'approved', 'rejected'])('can be %s', (status) =>
    expect(TestimonialStatusChange.parse({ status })).toEqual({ status }),
  )

  test('has no other status', () => {
    expect(listFaults(TestimonialStatusChange, { status: 'new' })).toEqual([
      'status: Status must be pending, approved or rejected',
    ])
  })
})
