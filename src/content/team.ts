import type { TeamMember } from '#contract/website/team.ts'

/** The built-in members are shown if none can be loaded, and are the sample content of a new database. */
export type MemberContent = Pick<
  TeamMember,
  'name' | 'position' | 'comment' | 'image' | 'picture'
> & {
  imageDescription: string
  /** The paths of its texts that are in English, on a Spanish page. */
  english?: string[] | undefined
}

const drawing = (
  name: string,
  imageDescription: string,
): Pick<MemberContent, 'image' | 'picture' | 'imageDescription'> => ({
  image: `/art/person-${name}.svg`,
  picture: { width: 400, height: 400, sources: [] },
  imageDescription,
})

export const builtInTeam: MemberContent[] = [
  {
    name: 'Amara Whitfield',
    position: 'Executive Director',
    comment:
      'I started as a direct support professional. I still take a Saturday shift each month.',
    ...drawing(
      'amara',
      'Amara smiles. Her hair is up in a green wrap, and she wears an orange sweater.',
    ),
  },
  {
    name: 'Daniel Hargrove',
    position: 'Director of Supported Living',
    comment: 'My favorite sound is a key in a front door that used to be a dream.',
    ...drawing('daniel', 'Daniel smiles. He has a beard, round glasses and a blue shirt.'),
  },
  {
    name: 'Rosa Delgado',
    position: 'Family Support Lead',
    comment: 'Call me with the question you think is too small. It never is.',
    ...drawing('rosa', 'Rosa smiles. She has gray hair and a green sweater.'),
  },
]
