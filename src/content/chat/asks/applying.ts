import type { Asks } from '../topics.ts'

/** How people ask about applying for a job. */
export const applyingAsks = {
  'background-check': {
    words:
      'background fingerprints fingerprinted fingerprinting drug misdemeanor felony felon felons criminal dui antecedentes arrested jail prison probation crime ticket tickets',
    asks: `
      i have a record can i still get hired
      can i work with a criminal record felony charge conviction
      do you drug test
      background check
      fingerprints fingerprinted
      criminal record check
      drug test screen
      abuse registry check
      who pays for the background check
      will you call my last boss employer references
      what shows up on my record
      how far back does the background check go
      antecedentes huellas
      what if i fail a drug test
      does a misdemeanor disqualify me
      how long does the background check take
      can i work with a felony
      i have been arrested
      is there a drug test
      what do you check
      will my old dui be a problem
      do i have to do fingerprints
      i have a felony
      can i work there if i have been in jail
      do you hire felons
      do you check criminal history
      is there a drug screening
      will a speeding ticket hurt my chances
      what does the background check look at
      bad driving record
      i have a felony can i get hired
      does my assault charge stop me from working there
      i was fired from my last job can i apply
      do you check the abuse registry
      will i fail the drug test if i take prescriptions
      is there a background check for sex offenders
      i got a dui will you hire me
      how far back do you look
      i have a domestic assault from years ago
      charged with theft ten years ago
      am i disqualified
      puedo trabajar si tengo antecedentes
      scared to apply because of my record
      do you check my driving record
      do you call my old job`,
  },
  documents: {
    words: 'documents passport id identification i9 everify cover pdf documentos document',
    asks: `
      what file types can i upload for my resume
      how big can the file be
      what format should my resume be
      documents needed to apply
      what id identification do i need
      social security card passport green card drivers license
      i-9 papers e-verify
      file type pdf word resume size
      do i need a resume cover letter
      work permit right to work
      photo of my id upload
      documentos identificacion papeles
      is a drivers license enough for id
      do i need a cover letter
      can i send my resume as a google doc
      what do i need to apply
      what should i bring
      what papers do i need
      which forms of id
      do i need to upload my id
      can i upload a picture of my license
      can i use a state id
      what do i need to bring to apply
      is a birth certificate ok
      what kind of id do you accept
      what do i upload
      do you need my social security number
      proof of identity
      which papers
      do i have to upload my passport
      use my work permit
      is a resume required
      do i need a resume
      what do i need to upload
      what id do i need
      can i upload a photo
      can i send a pic of my license
      does my resume have to be a pdf
      lost my id what else can i use
      do i need my social security card
      what files can i send
      que documentos necesito`,
  },
  'application-status': {
    words: 'status interview interviewed reschedule',
    asks: `
      status of my application
      i applied and did not hear back
      did you get my application
      when will i hear back
      how long until an interview
      check on follow up on my application
      change my application after i sent it
      reschedule my interview i will miss my interview
      i already applied what next
      estado de mi solicitud ya aplique
      no one called after my interview
      has the job been filled
      cancel my application
      what happens after i apply
      when do interviews happen
      how long does hiring take
      did i get the job
      i need to change my interview
      any news about my application
      i applied last week
      have not heard back about the job
      how do i check my application
      reschedule my interview
      when will you call me about the job
      have you looked at my application
      waiting to hear back
      what is taking so long with my application
      nobody has gotten back to me about the position
      when are interviews
      what is next after the interview
      how do i know if i got the job
      when will i hear from you
      what is the status
      i never got a confirmation
      i applied two weeks ago any update
      i have an interview tomorrow
      can i interview by phone zoom
      it has been ten days since i applied
      need to move my interview
      cannot make my interview
      i have not heard anything
      did i get it
      do you still have my application
      i shot you an email last week
      i am late to my interview
      why was i rejected`,
  },
  'apply-help': {
    words: 'accommodation accommodations dyslexia',
    asks: `
      i dont have a resume
      i do not have a computer
      i need help to apply
      help applying
      help with the application
      apply by phone in person on paper
      i do not have a resume computer
      accommodation accommodations for applicants with a disability
      equal opportunity employer
      trouble filling out the application
      cannot apply online
      ayuda con la solicitud aplicar en persona
      can someone help me fill this out
      do you hire people with disabilities
      walk in and apply
      help filling out job application
      can i apply without a resume
      apply on paper
      help with my resume
      i cannot use a computer
      can i call to apply
      i cannot type well can i apply another way
      apply over the phone
      need assistance with my application
      i need an accommodation to apply
      help me with my job application
      help filling out my application
      can i bring a paper application
      can i apply on my phone
      i need help filling out the application because of my disability
      do you discriminate
      can i apply with a friend spouse
      can i apply in person
      i cannot read good can someone help me apply
      do you have paper applications
      ayuda para llenar la solicitud
      can my mom help me apply
      i need a reader to apply
      i have no email can i apply`,
  },
} satisfies Asks
