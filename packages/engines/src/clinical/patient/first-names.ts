/** Given names in frequent use, in lower case: a capital word among them that is neither introduced nor titled may be a person. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abigail adam adrian ahmed aiden alan albert alejandro alex alexander alexandra alexis alice alicia allison alyssa amanda amber amelia amy ana andrea andrew angel angela anita ann anna anne anthony antonio arjun arthur ashley audrey austin ava
  barbara beatrice benjamin bernard beth betty beverly billy blake bobby bonnie bradley brandon brenda brian brianna brittany brooke bruce bryan caleb cameron carl carla carlos carmen carol caroline carolyn carrie catherine cecilia charles charlotte
  cheryl chloe chris christian christina christine christopher cindy clara claire colin connor craig crystal curtis cynthia daniel danielle darren david dawn dean deborah debra denise dennis derek diana diane diego dmitri dolores donald donna doris dorothy
  douglas dylan earl edith edward eileen elaine eleanor elena eli elijah elizabeth ella ellen emily emma eric erica erin ernest esther ethan eugene eva evan evelyn fatima felix fiona florence frances francis frank fred gabriel gabriela gary george
  gerald gina gladys glenn gloria grace greg gregory hannah harold harry heather hector helen henry howard hugo ian irene isaac isabel isabella ivan jack jackson jacob jacqueline james jamie jane janet janice jared jasmine jason javier jean jeff
  jeffrey jennifer jeremy jerry jesse jessica jill jim jimmy joan joe joel john johnny jon jonathan jordan jorge jose joseph joshua joyce juan judith judy julia julian julie justin karen karl katherine kathleen kathryn kathy katie kayla keith kelly kenneth
  kevin kim kimberly kristen kyle larry laura lauren lawrence leah leo leon leonard leslie lewis liam lillian linda lisa logan lois loretta lori louis louise lucas lucy luis luke lydia madison manuel marc marcus margaret maria marie marilyn mario
  marjorie mark martha martin marvin mary mateo matthew maureen maya megan melanie melissa mia michael michelle miguel mike mildred mohamed mohammed molly monica nancy natalie natasha nathan nicholas nicole nina noah nora norma norman oliver olivia omar
  oscar pamela patricia patrick paul paula pedro peggy peter philip phillip phyllis priya rachel ralph ramon randy raymond rebecca renee rhonda ricardo richard rita robert roberta robin rodney roger ronald rosa rose rosemary roy ruby russell ruth ryan
  sabrina sally sam samantha samuel sandra sara sarah scott sean shane shannon sharon sheila shirley simon sofia sonia sophia sophie stanley stella stephanie stephen steve steven stuart sue susan suzanne sylvia tamara tanya tara teresa terry theodore
  theresa thomas tiffany timothy tina todd tom tony tracy travis tyler valerie vanessa vera veronica vicki victor victoria vincent violet virginia vivian walter wanda warren wayne wendy wesley william xavier yolanda yusuf zachary zoe`.split(
    /\s+/,
  ),
)
